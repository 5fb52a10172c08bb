import type { HostTheme } from '../messages.ts';
import base from './base.css?inline';

const isHarmless = (value: string) => !/[;{}<>]|url\(/i.test(value);

const declarations = ({ colourScheme, tokens }: HostTheme) =>
  Object.entries({ 'color-scheme': colourScheme, ...tokens })
    .filter(([, value]) => value && isHarmless(value))
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

const sheet = new CSSStyleSheet();

/** Applies the theme of the page in a layer below the styles of the template. */
export function applyTheme(theme: HostTheme): void {
  const root: HTMLElement | null = document.documentElement;
  if (root) setAttributes(root, theme); // a document that was just opened has no root yet
  sheet.replaceSync(`${base} @layer page { :root { ${declarations(theme)} } }`);
  document.adoptedStyleSheets = [sheet];
}

function setAttributes(root: HTMLElement, { theme, language, direction }: HostTheme) {
  root.dataset.theme = theme;
  root.lang ||= language;
  if (direction) root.dir ||= direction;
}
