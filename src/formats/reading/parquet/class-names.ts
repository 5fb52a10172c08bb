import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { isObject, parseExactly } from '../json/exact-json.ts';

/** Metadata key under which the library of the Hugging Face hub describes the columns. */
export const hubKey = 'huggingface';

export type ClassNames = ReadonlyMap<string, readonly string[]>;

function namesIn(feature: unknown): readonly string[] | undefined {
  if (!isObject(feature)) return undefined;
  const { names, feature: item } = feature;
  const isOfNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return isOfNames ? names : namesIn(item);
}

function featuresIn(note: string): unknown {
  try {
    const { info } = parseExactly(note) as { readonly info?: { readonly features?: unknown } };
    return info?.features;
  } catch {
    return undefined;
  }
}

/** Names of the classes by column; the cells hold their numbers. */
export function classNamesIn(note: string | undefined): ClassNames {
  const features = note === undefined ? undefined : featuresIn(note);
  const all = Object.entries(isObject(features) ? features : {});
  return new Map(
    all.flatMap(([column, feature]) => {
      const names = namesIn(feature);
      return names ? [[column, names] as const] : [];
    }),
  );
}

/** The library writes -1 where there is no class. */
const noClass = -1;

function named(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => named(each, names));
  if (value === noClass) return null;
  return typeof value === 'number' ? (names[value] ?? value) : value;
}

export const withClassNames = (row: FileRow, classes: ClassNames): FileRow =>
  classes.size === 0
    ? row
    : Object.fromEntries(
        Object.entries(row).map(([column, value]) => {
          const names = classes.get(column);
          return [column, names ? named(value, names) : value];
        }),
      );
