export type Shape = Readonly<Record<string, unknown>>;

export const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const shapes = (value: unknown): readonly Shape[] => (Array.isArray(value) ? value.filter(isShape) : []);
export const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);
export const text = (value: unknown) => (isText(value) ? value : undefined);
export const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The value, if it is one of those that are known. */
export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

const isText = (value: unknown): value is string => typeof value === 'string';
