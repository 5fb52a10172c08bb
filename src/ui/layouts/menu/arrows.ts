/** Where the arrows stop: links, buttons, and of the choices that belong together the one that is made. */
const stops = 'a[href], button, input:checked';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Leads through an open menu, and from what opens it into it; left and right are left to a choice. */
export function moveFocus(key: string, panel: Element | null): boolean {
  const step = steps[key];
  if (!step || !panel) return false;
  const all = [...panel.querySelectorAll<HTMLElement>(stops)];
  const at = all.findIndex((stop) => stop.contains(document.activeElement));
  all[step(at, all.length)]?.focus();
  return true;
}
