import { isForThePage } from '../key-hint.ts';
import type { FromFrame } from '../messages.ts';
import { placeholder } from './clean.ts';

export type Tell = (message: FromFrame) => void;

const writable = 'textarea, select, input, [contenteditable=""], [contenteditable="true"]';
const useful = `${writable}, a[href], button, summary, [tabindex], video, audio, label`;

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Enter and letters belong to what is written in or pressed. */
const usesIt = ({ key, target }: KeyboardEvent) =>
  key !== 'Escape' && closest(target, key === 'Enter' ? useful : writable) !== null;

function hearKey(event: KeyboardEvent, tell: Tell) {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  if (defaultPrevented || isComposing || !isForThePage(key) || usesIt(event)) return;
  const isCopying = (ctrlKey || metaKey) && /^[acx]$/i.test(key);
  if (isCopying) return;
  event.preventDefault();
  tell({ kind: 'key', key: { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } });
}

/** The frame can lead nowhere: the page shows where a link would have led. */
function hearClick(event: MouseEvent, tell: Tell) {
  const link = closest(event.target, 'a[href]');
  const address = link?.getAttribute('href') ?? '';
  if (!link || address.startsWith('#') || event.defaultPrevented) return;
  event.preventDefault();
  tell({ kind: 'link', address });
}

/** Who only looks keeps their place in the page, and with it the keys. */
function hearPointer(event: PointerEvent, tell: Tell) {
  const hasSelected = getSelection()?.isCollapsed === false;
  if (!hasSelected && !closest(event.target, useful)) tell({ kind: 'left' });
}

/** Has to be done anew when a document was written. */
export function listen(tell: Tell, imageNotLoaded: () => string): void {
  addEventListener('keydown', (event) => hearKey(event, tell));
  addEventListener('click', (event) => hearClick(event, tell));
  addEventListener('pointerup', (event) => hearPointer(event, tell));
  addEventListener('submit', (event) => event.preventDefault());
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.replaceWith(placeholder(target, imageNotLoaded()));
    },
    true,
  );
}
