import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the search to what it finds, from one to the next, and round. */
export function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (step === undefined || event.defaultPrevented) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button:not(:disabled)')];
  const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  stops[(at + step + stops.length) % stops.length]?.focus();
}
