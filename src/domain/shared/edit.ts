export interface Edit<T> {
  readonly original: T;
  readonly current: T;
}

export const edit = <T>(original: T): Edit<T> => ({ original, current: original });

export const isModified = <T>({ original, current }: Edit<T>): boolean => !isSame(original, current);

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;

  const keys = definedKeys(one);
  return keys.length === definedKeys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

type PlainObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is PlainObject => typeof value === 'object' && value !== null;

/** Undefined properties count as missing. */
const definedKeys = (value: PlainObject) => Object.keys(value).filter((key) => value[key] !== undefined);
