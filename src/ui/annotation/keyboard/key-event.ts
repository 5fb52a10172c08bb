const writable = 'textarea, select, [contenteditable=""], [contenteditable="true"], input';
const marked = '[type=radio], [type=checkbox]';

/** Keys belong to whoever is being typed into. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(writable) && !target.matches(marked);

/** Enter belongs to a button or a link that has the focus. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

export const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !shiftKey;

/** Either key counts on every system: nothing else of ours is on the other one. */
export const isMod = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey;

export const isUndo = (event: KeyboardEvent): boolean => isMod(event) && event.key.toLowerCase() === 'z';

export const isRedo = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return (
    (isMod(event) && key.toLowerCase() === 'y') ||
    ((ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'z')
  );
};

/** The composing Enter of an input method, and the 229 by which Safari reports it, choose a word. */
export const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;

/** French keyboards have digits only with Shift: there the key's place counts as well. */
export function digitOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[0-9]$/.test(key)) return key;
  return shiftKey ? undefined : /^Digit([0-9])$/.exec(code)?.[1];
}
