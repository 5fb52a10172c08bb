import type { HostTheme } from '../messages.ts';
import base from './base.css?inline';

const isHarmless = (value: string) => !/[;{}<>]|url\(/i.test(value);

const declarations = ({ colourScheme, tokens }: HostTheme) =>
  Object.entries({ 'color-scheme': colourScheme, ...tokens })
    .filter(([, value]) => value && isHarmless(value))
    .map(([setAttributes, value]) => `${setAttributes}: ${value};`)
    .join(' ');

const sheet = new CSSStyleSheet();

/** Puts the look of the page on, below whatever the template says itself. */
export function applyTheme(dress: HostTheme): void {
  const root: HTMLElement | null = document.documentElement;
  if (root) name(root, dress); // a document that was only just opened has none
  sheet.replaceSync(`${base} @layer page { :root { ${declarations(dress)} } }`);
  document.adoptedStyleSheets = [sheet];
}

function name(root: HTMLElement, { theme, language, direction }: HostTheme) {
  root.dataset.theme = theme;
  root.lang ||= language;
  if (direction) root.dir ||= direction;
}
