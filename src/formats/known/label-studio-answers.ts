import type { JsonObject } from '../reading/json/exact-json.ts';
import { listOf, nameOf, partOf, textOf } from './parts.ts';

const pointsBefore = (text: string, units: number) => [...text.slice(0, units)].length;

/** A span names no field: it lies in the text that has the span's words at its offsets, which count UTF-16 units. */
function textWith({ start, end, text }: JsonObject, data: JsonObject): string {
  const texts = Object.values(data).filter((value) => typeof value === 'string');
  return texts.find((each) => each.slice(Number(start), Number(end)) === text) ?? texts[0] ?? '';
}

function spansIn(value: JsonObject, data: JsonObject): readonly JsonObject[] {
  const text = textWith(value, data);
  const [start, end] = [Number(value.start), Number(value.end)];
  return listOf(value.labels).map((label) => ({
    start: pointsBefore(text, start),
    end: pointsBefore(text, end),
    label,
  }));
}

const placed = ['start', 'startOffset', 'x', 'points'];

/** Results about a region of the record are ignored, except for spans. */
const isOfPart = (value: JsonObject) => placed.some((name) => name in value);

/** A ranking is one list, best item first; items sorted into several lists have no ranks. */
function ranksIn(ranker: unknown): unknown {
  const buckets = Array.isArray(ranker) ? [ranker] : Object.entries(partOf(ranker)).flatMap(bucketOf);
  const [only, ...others] = buckets.filter(Array.isArray);
  if (!only || others.length > 0) return undefined;
  return only.map((item, index) => ({ value: nameOf(item) ?? nameOf(partOf(item).id) ?? '', rank: index + 1 }));
}

/** Skips `_`, the bucket of items that were not ranked. */
const bucketOf = ([name, items]: readonly [string, unknown]) => (name === '_' ? [] : [items]);

const kinds: readonly (readonly [string, (given: unknown) => unknown])[] = [
  ['choices', (given) => (Array.isArray(given) ? given : undefined)],
  ['taxonomy', (given) => (Array.isArray(given) ? given.map((path) => listOf(path).join(' / ')) : undefined)],
  ['rating', (given) => given],
  ['number', (given) => given],
  ['ranker', ranksIn],
  ['selected', textOf],
  ['datetime', textOf],
  ['text', (given) => (Array.isArray(given) ? given.join('\n') : textOf(given))],
];

/** Reads a result by its keys, because its `type` is spelled in many ways. */
export function saidIn(value: JsonObject, data: JsonObject): unknown {
  if (Array.isArray(value.labels) && typeof value.start === 'number') return spansIn(value, data);
  if (isOfPart(value)) return undefined;
  const [name, meaning] = kinds.find(([each]) => each in value) ?? [];
  return name === undefined ? undefined : meaning?.(value[name]);
}

/** Several results under one name are one answer. */
export const together = (before: unknown, said: unknown): unknown =>
  Array.isArray(before) && Array.isArray(said) ? [...before, ...said] : said;
