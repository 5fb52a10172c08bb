const textInputs = 'input:not([type="radio"], [type="checkbox"])';

/** Removes a card and moves the focus to the card in its place, or to the button that adds one. */
export function removeFromList(button: HTMLElement, remove: () => void): void {
  const card = button.closest('li');
  const list = card?.parentElement;
  const section = card?.closest('section');
  const at = card ? [...(list?.children ?? [])].indexOf(card) : 0;
  remove();
  requestAnimationFrame(() => {
    const cards = [...(list?.children ?? [])];
    const next = cards[Math.min(at, cards.length - 1)]?.querySelector<HTMLElement>(textInputs);
    (next ?? section?.querySelector<HTMLElement>('[data-adding] button'))?.focus();
  });
}
