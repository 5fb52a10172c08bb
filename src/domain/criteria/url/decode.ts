/** Users edit and cut addresses, so invalid encoding is ordinary input. */
function tryDecode<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Undefined means invalid: JSON has no such value. */
export const parseJson = (text: string): unknown => tryDecode<unknown>(() => JSON.parse(text));

export const decodeText = (text: string): string => tryDecode(() => decodeURIComponent(text)) ?? text;
