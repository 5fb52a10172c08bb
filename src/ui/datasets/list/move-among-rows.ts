const links = (list: Element) => [...list.querySelectorAll<HTMLElement>('h2 a')];

const targets: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** From the link that has the focus to another; tells whether the key means anything there. */
export function moveAmongRows(list: Element, key: string): boolean {
  const all = links(list);
  const at = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1;
  const target = targets[key]?.(at, all.length - 1);
  if (at < 0 || target === undefined) return false;
  all[target]?.focus();
  return true;
}

/** The link of a row by its place, or of the last one. */
export const focusRow = (list: Element, index: number): void => {
  const all = links(list);
  all[Math.min(index, all.length - 1)]?.focus();
};
