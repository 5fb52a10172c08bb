import { isObject, type JsonObject } from '../reading/json/exact-json.ts';

export const partOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const nameOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : textOf(value);

/** A record in our own format; every known export is converted to it. */
export interface RecordObject {
  readonly id?: string | undefined;
  readonly fields: JsonObject;
  readonly metadata: JsonObject;
  readonly suggestions: Readonly<Record<string, JsonObject>>;
  readonly responses: readonly JsonObject[];
  /** Possible answers by question, if the file lists them. */
  readonly labels?: Readonly<Record<string, readonly string[]>> | undefined;
}

const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** Texts and lists become fields, numbers metadata. */
export function sorted(data: JsonObject): Pick<RecordObject, 'fields' | 'metadata'> {
  const entries = Object.entries(data);
  const isField = (value: unknown) => typeof value === 'string' || (Array.isArray(value) && value.length > 0);
  return {
    fields: Object.fromEntries(entries.filter(([, value]) => isField(value))),
    metadata: Object.fromEntries(entries.filter(([, value]) => !isField(value) && isPlain(value))),
  };
}
