import type { HostTheme } from './messages.ts';

const colours = [
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
] as const;

const measures = [
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

/** Resolved colours, because scripts may draw with them. */
function resolvedColours(): readonly (readonly [string, string])[] {
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const found = colours.map((name) => [name, colour(name)] as const);
  probe.remove();
  return found;
}

let cached: HostTheme | undefined;

export function hostTheme(root: HTMLElement = document.documentElement): HostTheme {
  cached ??= readTheme(root);
  return cached;
}

function readTheme(root: HTMLElement): HostTheme {
  const style = getComputedStyle(root);
  return {
    theme: root.dataset.theme ?? '',
    colourScheme: style.colorScheme,
    tokens: Object.fromEntries([...resolvedColours(), ...measures.map((name) => [name, style.getPropertyValue(name)])]),
    language: root.lang,
    direction: root.dir,
  };
}

export function watchHostTheme(notify: () => void, root: HTMLElement = document.documentElement): () => void {
  const change = () => {
    cached = undefined;
    notify();
  };
  cached = undefined;
  const observer = new MutationObserver(change);
  const system = matchMedia('(prefers-color-scheme: dark)');
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'lang', 'dir'] });
  system.addEventListener('change', change);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', change);
  };
}
