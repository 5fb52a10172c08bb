const writable = 'textarea, input, [contenteditable="true"]';

/** Whoever pressed a key this long ago, in milliseconds, is still writing. */
const writing = 1000;

/** A script in a frame may take the focus whenever it likes. It does not get it from somebody who writes. */
export function keepFocus(frame: () => HTMLIFrameElement | undefined): () => void {
  let place: HTMLElement | undefined;
  let last: KeyboardEvent | undefined;
  const handleKeyDown = (event: KeyboardEvent) => {
    last = event;
    place = event.target instanceof HTMLElement && event.target.matches(writable) ? event.target : undefined;
  };
  const handleBlur = () => {
    const isWriting = last && last.key !== 'Tab' && performance.now() - last.timeStamp < writing;
    if (isWriting && document.activeElement === frame() && !frame()?.matches(':hover')) place?.focus();
  };
  addEventListener('keydown', handleKeyDown, true);
  addEventListener('blur', handleBlur);
  return () => {
    removeEventListener('keydown', handleKeyDown, true);
    removeEventListener('blur', handleBlur);
  };
}
