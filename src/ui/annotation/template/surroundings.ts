import type { Dress } from './messages.ts';

const tokens = [
  '--paper',
  '--raised',
  '--sunken',
  '--hover',
  '--line',
  '--line-strong',
  '--ink',
  '--ink-soft',
  '--ink-on-strong',
  '--pending',
  '--draft',
  '--discarded',
  '--submitted',
  '--danger',
  '--success',
  '--suggestion',
  '--focus',
  '--text',
  '--mono',
  '--size-1',
  '--size-2',
  '--size-3',
  '--size-4',
  '--size-5',
  '--space-1',
  '--space-2',
  '--space-3',
  '--space-4',
  '--space-5',
  '--corner',
  '--corner-large',
] as const;

/** How the page looks now. */
export function dress(root: HTMLElement = document.documentElement): Dress {
  const style = getComputedStyle(root);
  return {
    theme: root.dataset.theme ?? '',
    colourScheme: style.colorScheme,
    tokens: Object.fromEntries(tokens.map((name) => [name, style.getPropertyValue(name)])),
    language: root.lang,
    direction: root.dir,
  };
}

/** Tells whenever the theme or the language of the page changes. */
export function watchDress(tell: () => void, root: HTMLElement = document.documentElement): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'lang', 'dir'] });
  return () => observer.disconnect();
}
