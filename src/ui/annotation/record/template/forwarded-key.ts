/** A key pressed in the frame that nothing in it used. */
export interface ForwardedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

const forwardedKeys = new Set(['Enter', 'Backspace', 'Escape', 'ArrowLeft', 'ArrowRight']);

/** Keys with a shortcut on the page. Scrolling keys stay with the frame. */
export const isForwarded = (key: string): boolean => forwardedKeys.has(key) || (key !== ' ' && [...key].length === 1);

type Data = Readonly<Record<string, unknown>>;

export function readKey(value: unknown): ForwardedKey | undefined {
  const data = typeof value === 'object' && value !== null ? (value as Data) : {};
  const { key, code } = data;
  if (typeof key !== 'string' || typeof code !== 'string' || code.length > 30 || !isForwarded(key)) return undefined;
  return {
    key,
    code,
    ctrlKey: data.ctrlKey === true,
    metaKey: data.metaKey === true,
    altKey: data.altKey === true,
    shiftKey: data.shiftKey === true,
    repeat: data.repeat === true,
  };
}
