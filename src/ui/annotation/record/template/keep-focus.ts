const writable = 'textarea, input, [contenteditable="true"]';

/** Whoever pressed a key this long ago, in milliseconds, is still writing. */
const typingMs = 1000;

/** A script in a frame may take the focus whenever it likes. It does not get it from somebody who writes. */
export function keepFocus(frame: () => HTMLIFrameElement | undefined): () => void {
  let editedElement: HTMLElement | undefined;
  let lastPress: KeyboardEvent | undefined;
  const handleKeyDown = (event: KeyboardEvent) => {
    lastPress = event;
    editedElement = event.target instanceof HTMLElement && event.target.matches(writable) ? event.target : undefined;
  };
  const handleBlur = () => {
    const isWriting = lastPress && lastPress.key !== 'Tab' && performance.now() - lastPress.timeStamp < typingMs;
    if (isWriting && document.activeElement === frame() && !frame()?.matches(':hover')) editedElement?.focus();
  };
  addEventListener('keydown', handleKeyDown, true);
  addEventListener('blur', handleBlur);
  return () => {
    removeEventListener('keydown', handleKeyDown, true);
    removeEventListener('blur', handleBlur);
  };
}
