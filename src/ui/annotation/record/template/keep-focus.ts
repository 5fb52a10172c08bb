const writable = 'textarea, input, [contenteditable="true"]';

/** A user who pressed a key within this time is still typing. */
const typingMs = 1000;

/** Returns the focus to the edited element when a script in the frame takes it while the user types. */
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
