import type { Dress } from '../messages.ts';
import base from './base.css?inline';

const isHarmless = (value: string) => !/[;{}<>]|url\(/i.test(value);

const declarations = ({ colourScheme, tokens }: Dress) =>
  Object.entries({ 'color-scheme': colourScheme, ...tokens })
    .filter(([, value]) => value && isHarmless(value))
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

const sheet = new CSSStyleSheet();

/** Puts the look of the page on, below whatever the template says itself. */
export function wear(dress: Dress): void {
  const root: HTMLElement | null = document.documentElement;
  if (root) name(root, dress); // a document that was only just opened has none
  sheet.replaceSync(`${base} @layer page { :root { ${declarations(dress)} } }`);
  document.adoptedStyleSheets = [sheet];
}

function name(root: HTMLElement, { theme, language, direction }: Dress) {
  root.dataset.theme = theme;
  root.lang ||= language;
  if (direction) root.dir ||= direction;
}
