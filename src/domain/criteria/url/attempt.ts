/** An address is typed, cut and pasted by people: what cannot be decoded is ordinary input, not a failure. */
function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Nothing that JSON can say is `undefined`, so that means: this is no JSON. */
export const parsed = (text: string): unknown => attempt<unknown>(() => JSON.parse(text));

export const decoded = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;
