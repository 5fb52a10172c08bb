import { isForwarded } from '../forwarded-key.ts';
import type { FromFrame } from '../messages.ts';
import { placeholder } from './clean-html.ts';

export type Send = (message: FromFrame) => void;

const writable = 'textarea, select, input, [contenteditable=""], [contenteditable="true"]';
const interactive = `${writable}, a[href], button, summary, [tabindex], video, audio, label`;

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Enter and letters belong to the focused control. */
const isUsedInFrame = ({ key, target }: KeyboardEvent) =>
  key !== 'Escape' && closest(target, key === 'Enter' ? interactive : writable) !== null;

function handleKey(event: KeyboardEvent, send: Send) {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  if (defaultPrevented || isComposing || !isForwarded(key) || isUsedInFrame(event)) return;
  const isCopying = (ctrlKey || metaKey) && /^[acx]$/i.test(key);
  if (isCopying) return;
  event.preventDefault();
  send({ kind: 'key', key: { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } });
}

/** The frame cannot navigate: the page shows the address of the link instead. */
function handleClick(event: MouseEvent, send: Send) {
  const link = closest(event.target, 'a[href]');
  const address = link?.getAttribute('href') ?? '';
  if (!link || address.startsWith('#') || event.defaultPrevented) return;
  event.preventDefault();
  send({ kind: 'link', address });
}

/** A click that selects nothing returns the focus, and with it the shortcuts, to the page. */
function handlePointer(event: PointerEvent, send: Send) {
  const hasSelected = getSelection()?.isCollapsed === false;
  if (!hasSelected && !closest(event.target, interactive)) send({ kind: 'left' });
}

/** Must be called again after `document.open`, which removes all listeners. */
export function listen(send: Send, imageNotLoaded: () => string): void {
  addEventListener('keydown', (event) => handleKey(event, send));
  addEventListener('click', (event) => handleClick(event, send));
  addEventListener('pointerup', (event) => handlePointer(event, send));
  addEventListener('submit', (event) => event.preventDefault());
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.replaceWith(placeholder(target, imageNotLoaded()));
    },
    true,
  );
}
