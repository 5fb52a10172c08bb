import { isObject } from '#contract/schemas.ts';
import type { Names } from './names.ts';

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?$/;
const masked = /^<.*>$/s;
const more = /^<(\d+) more>$/;

/** Bodies whose content depends on the record, because the recorded order was random. */
const contents = new Set(['fields', 'metadata', 'values', 'suggestions', 'responses', 'vectors', 'external_id']);

export interface Comparison {
  readonly names: Names;
  /** Whether values have to be equal, or only of the same kind. */
  readonly exact: boolean;
}

/** Scores are compared with fewer digits than they have. */
const isNear = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));

const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 160);
const differ = (place: string, recorded: unknown, ours: unknown) => [
  `${place || 'body'}: recorded ${show(recorded)}, ours ${show(ours)}`,
];

function compareTexts(recorded: string, ours: unknown, place: string, { names, exact }: Comparison) {
  if (typeof ours !== 'string') return masked.test(recorded) ? [] : differ(place, recorded, ours);
  if (time.test(recorded)) return time.test(ours) ? [] : differ(place, recorded, ours);
  if (masked.test(recorded) || !exact) return [];
  return names.agree(recorded, ours) ? [] : differ(place, names.translate(recorded), ours);
}

function compareLists(recorded: readonly unknown[], ours: unknown, place: string, how: Comparison): readonly string[] {
  if (!Array.isArray(ours)) return differ(place, recorded, ours);
  const shown = recorded.filter((item) => !more.test(String(item)));
  const left = recorded.reduce<number>((sum, item) => sum + Number(more.exec(String(item))?.[1] ?? 0), 0);
  const lengths =
    ours.length === shown.length + left ? [] : [`${place}: recorded ${shown.length + left} items, ours ${ours.length}`];
  const pairs = shown.slice(0, ours.length);
  return [...lengths, ...pairs.flatMap((item, index) => compare(item, ours[index], `${place}[${index}]`, how))];
}

function compareObjects(recorded: Record<string, unknown>, ours: unknown, place: string, how: Comparison) {
  if (!isObject(ours)) return differ(place, recorded, ours);
  const { rest, ...others } = recorded;
  const isWhole = rest !== '<left out>';
  const extra = Object.keys(ours).filter((key) => isWhole && !Object.hasOwn(recorded, key));
  const inner = Object.entries(isWhole ? recorded : others).flatMap(([key, value]) => {
    if (!Object.hasOwn(ours, key)) return [`${place}.${key}: is missing`];
    if (!how.exact && contents.has(key)) return [];
    return compare(value, ours[key], place ? `${place}.${key}` : key, how);
  });
  return [...inner, ...extra.map((key) => `${place}.${key}: is new`)];
}

/** Differences between a recorded body and ours, without ids, times and masked values. */
export function compare(recorded: unknown, ours: unknown, place: string, how: Comparison): readonly string[] {
  if (typeof recorded === 'string') return compareTexts(recorded, ours, place, how);
  if (Array.isArray(recorded)) return compareLists(recorded, ours, place, how);
  if (isObject(recorded)) return compareObjects(recorded, ours, place, how);
  if (!how.exact) return typeof recorded === typeof ours || recorded === null ? [] : differ(place, recorded, ours);
  return recorded === ours || isNear(recorded, ours) ? [] : differ(place, recorded, ours);
}
