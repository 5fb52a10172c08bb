/** Gets the values of `data-card` and `data-slot`. */
export type DropHandler = (card: string, slot: string) => void;

/** Shorter movements count as a click. */
const dragThresholdPx = 6;

/** Controls that use a press themselves, or whose text is selected by dragging. */
const ownPressTargets = 'button, select, input:not([type=checkbox])';

/**
 * Makes cards draggable to slots. A mouse drags a card anywhere outside of its controls; a finger only by its grip, so
 * that it can scroll elsewhere.
 */
export function dragCards(list: HTMLElement, drop: DropHandler): () => void {
  list.dataset.cards = '';
  const handleDown = (event: PointerEvent) => {
    const card = cardOf(list, event);
    if (card) trackDrag(list, card, event, drop);
  };
  list.addEventListener('pointerdown', handleDown);
  return () => list.removeEventListener('pointerdown', handleDown);
}

function cardOf(list: HTMLElement, { target, pointerType, button }: PointerEvent) {
  if (!(target instanceof Element) || button !== 0) return undefined;
  if (!target.closest('[data-grip]') && (pointerType === 'touch' || target.closest(ownPressTargets))) return undefined;
  const card = target.closest<HTMLElement>('[data-card]');
  return card && isOf(list, card) ? card : undefined;
}

/** False for cards and slots of a list inside of this one. */
const isOf = (list: HTMLElement, element: Element) => element.parentElement?.closest('[data-cards]') === list;

function trackDrag(list: HTMLElement, card: HTMLElement, start: PointerEvent, drop: DropHandler) {
  const controller = new AbortController();
  const { signal } = controller;
  const { left, top } = card.getBoundingClientRect();
  let last = start;
  let isDragged = false;

  const showLast = () => {
    const over = slotAt(list, last); // read before the card moves
    moveCardTo(card, last.clientX - start.clientX + left, last.clientY - start.clientY + top);
    markTargetSlot(list, over);
  };
  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    last = event;
    if (!isDragged && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < dragThresholdPx)
      return;
    if (!isDragged) scrollAtEdges(list, () => last.clientY, showLast, signal);
    isDragged = true;
    showLast();
  };
  const finish = () => {
    controller.abort();
    delete card.dataset.dragged;
    card.style.translate = '';
    markTargetSlot(list, undefined);
  };
  const handleUp = (event: PointerEvent) => {
    const slot = isDragged ? slotAt(list, event) : undefined;
    finish();
    if (slot) drop(card.dataset.card ?? '', slot.dataset.slot ?? '');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    finish();
  };
  addEventListener('pointermove', handleMove, { signal });
  addEventListener('pointerup', handleUp, { signal });
  addEventListener('pointercancel', finish, { signal });
  addEventListener('keydown', handleKey, { signal, capture: true }); // runs before Escape closes a dialog
}

/** Positions the card relative to its slot, which moves when the page scrolls. */
function moveCardTo(card: HTMLElement, left: number, top: number) {
  const home = card.parentElement?.getBoundingClientRect();
  if (!home) return;
  card.dataset.dragged = '';
  card.style.translate = `${left - home.left}px ${top - home.top}px`;
}

const slotAt = (list: HTMLElement, { clientX, clientY }: PointerEvent) => {
  let slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]');
  while (slot && !isOf(list, slot)) slot = slot.parentElement?.closest<HTMLElement>('[data-slot]');
  return slot ?? undefined;
};

function markTargetSlot(list: HTMLElement, over: HTMLElement | undefined) {
  const before = list.querySelector('[data-over]');
  if (before === (over ?? null)) return;
  before?.removeAttribute('data-over');
  over?.setAttribute('data-over', '');
}

const edgePx = 56;
const scrollStepPx = 9;

function scrollAtEdges(list: HTMLElement, pointerY: () => number, scrolled: () => void, signal: AbortSignal) {
  const container = list.closest('form, [role=dialog]');
  const scroller = container && container.scrollHeight > container.clientHeight ? container : document.documentElement;
  const tick = () => {
    if (signal.aborted) return;
    const { top, bottom } = visibleBounds(scroller);
    const at = pointerY();
    const by = (at < top + edgePx ? -scrollStepPx : 0) + (at > bottom - edgePx ? scrollStepPx : 0);
    if (by !== 0) {
      scroller.scrollTop += by;
      scrolled();
    }
    requestAnimationFrame(tick);
  };
  tick();
}

/** Leaves out the action bar, which covers the end of a narrow page. */
function visibleBounds(scroller: Element) {
  const bar = document.querySelector('[data-actions]')?.getBoundingClientRect().top ?? innerHeight;
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(top, 0), bottom: Math.min(bottom, bar, innerHeight) };
}
