/** An address is typed, cut and pasted by people: what cannot be decoded is ordinary input, not a failure. */
function tryDecode<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Nothing that JSON can say is `undefined`, so that means: this is no JSON. */
export const parseJson = (text: string): unknown => tryDecode<unknown>(() => JSON.parse(text));

export const decodeText = (text: string): string => tryDecode(() => decodeURIComponent(text)) ?? text;
