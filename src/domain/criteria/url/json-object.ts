export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const jsonObjects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];
export const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);
export const text = (value: unknown) => (isText(value) ? value : undefined);
export const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

const isText = (value: unknown): value is string => typeof value === 'string';
