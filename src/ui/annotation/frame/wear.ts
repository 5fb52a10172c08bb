import type { Dress } from '../template/messages.ts';
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
  const root = document.documentElement;
  root.dataset.theme = dress.theme;
  root.lang ||= dress.language;
  if (dress.direction) root.dir ||= dress.direction;
  sheet.replaceSync(`${base} @layer page { :root { ${declarations(dress)} } }`);
  document.adoptedStyleSheets = [sheet];
}
