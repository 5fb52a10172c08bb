import type { ExportedQuestion, ExportShape } from '../../datasets/exporting/export-order.ts';
import type { PortableRecord } from './portable-record.ts';

interface FilteredRecord {
  readonly record: PortableRecord;
  /** Questions with at least one option removed. */
  readonly affected: readonly string[];
}

/** Removes options that the questions do not offer: the server would refuse the whole record. */
export function removeUnknownOptions({
  questions,
}: Pick<ExportShape, 'questions'>): (record: PortableRecord) => FilteredRecord {
  const choosers = new Map(questions.map((question) => [question.name, optionFilter(question)]));
  return (record) => {
    const all = Object.entries(record.suggestions).map(([name, suggestion]) => {
      const value = (choosers.get(name) ?? asIs)(suggestion.value);
      return { name, suggestion, value };
    });
    const affected = all.filter(({ suggestion, value }) => value !== suggestion.value).map(({ name }) => name);
    if (affected.length === 0) return { record, affected };
    const valid = all.filter(({ value }) => value !== undefined);
    const suggestions = Object.fromEntries(
      valid.map(({ name, suggestion, value }) => [name, { ...suggestion, value }]),
    );
    return { record: { ...record, suggestions }, affected };
  };
}

const asIs = (value: unknown) => value;

export const isSpan = (value: unknown): value is { readonly label: unknown } =>
  typeof value === 'object' && value !== null && 'label' in value;

/** Filters a value: unchanged if all of it is valid, undefined if nothing is. */
function optionFilter({ type, options }: ExportedQuestion): (value: unknown) => unknown {
  if (!options || type === 'text') return asIs;
  const values = new Set<unknown>(options.map(({ value }) => value));
  const isThere = (each: unknown) => values.has(isSpan(each) ? each.label : each);
  switch (type) {
    case 'label_selection':
    case 'rating':
      return (value) => (values.has(value) ? value : undefined);
    case 'ranking':
      return (value) =>
        listed(value).every((each) => values.has(isRank(each) ? each.value : each)) ? value : undefined;
    case 'multi_label_selection':
    case 'span':
      return (value) => (listed(value).every(isThere) ? value : keepMatching(listed(value), isThere));
  }
}

/** Returns undefined instead of an empty list, which would suggest that there are no spans. */
function keepMatching(all: readonly unknown[], isThere: (each: unknown) => boolean) {
  const valid = all.filter(isThere);
  return valid.length > 0 ? valid : undefined;
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const isRank = (value: unknown): value is { readonly value: unknown } =>
  typeof value === 'object' && value !== null && 'value' in value;
