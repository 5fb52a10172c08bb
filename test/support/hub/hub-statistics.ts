import { isObject } from '#contract/schemas.ts';
import type { HubTable } from './hub-table.ts';

type Values = readonly unknown[];

/** Distinguishes labels from free texts as the hub does. */
function areLabels(values: Values) {
  const { size } = new Set(values);
  return size <= 10 || (size < 1000 && size <= values.length / 5);
}

const isNumber = (value: unknown) => typeof value === 'number';

function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const [min, max] = [sorted.at(0) ?? null, sorted.at(-1) ?? null];
  const median = sorted[Math.floor(sorted.length / 2)] ?? null;
  const histogram = { hist: [values.length], bin_edges: [min, max] };
  return { min, max, mean, median, std: Math.sqrt(variance), histogram };
}

function frequencies(values: Values) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(`${value}`, (counts.get(`${value}`) ?? 0) + 1);
  return { n_unique: counts.size, frequencies: Object.fromEntries(counts) };
}

const lengths = (values: Values) => values.map((value) => (value as { readonly length: number }).length);

const ofTexts = (values: Values) =>
  areLabels(values)
    ? { type: 'string_label', counted: frequencies(values) }
    : { type: 'string_text', counted: spread(lengths(values)) };

function ofValues(dtype: string, values: Values) {
  if (dtype === 'string') return ofTexts(values);
  if (dtype === 'bool') return { type: 'bool', counted: frequencies(values) };
  return { type: /int/.test(dtype) ? 'int' : 'float', counted: spread(values.filter(isNumber)) };
}

function ofLabels(names: Values, values: Values) {
  const { frequencies: found, n_unique } = frequencies(values.map((value) => names[value as number]));
  return { type: 'class_label', counted: { no_label_count: 0, no_label_proportion: 0, n_unique, frequencies: found } };
}

function ofColumn(type: unknown, values: Values) {
  if (!isObject(type)) return undefined;
  if (type._type === 'Value') return ofValues(`${type.dtype}`, values);
  if (type._type === 'ClassLabel') return ofLabels(type.names as Values, values);
  if (type._type === 'List') return { type: 'list', counted: spread(lengths(values)) };
  return type._type === 'Image' ? { type: 'image', counted: spread(values.map(() => 1)) } : undefined;
}

/** Statistics of a table, without columns that the hub does not count. */
export function statisticsOf({ features, rows }: HubTable) {
  const statistics = features.flatMap(({ name, type }) => {
    const values = rows.map((row) => row[name] ?? null).filter((value) => value !== null);
    const found = ofColumn(type, values);
    if (!found) return [];
    const nan_count = rows.length - values.length;
    const nan_proportion = rows.length === 0 ? 0 : nan_count / rows.length;
    const column_statistics = { nan_count, nan_proportion, ...found.counted };
    return [{ column_name: name, column_type: found.type, column_statistics }];
  });
  return { num_examples: rows.length, statistics, partial: false };
}
