import { isNoValue } from './no-value.ts';

/** A trimmed text of a column, and its number of rows. */
export interface Spelling {
  readonly text: string;
  readonly count: number;
}

/** Ignores case, spacing and width of letters. */
const normalised = (text: string) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

const inCodeUnits = (one: string, other: string) => (one < other ? -1 : 1);

const mostFrequent = (spellings: readonly Spelling[]) =>
  spellings.toSorted((one, other) => other.count - one.count || inCodeUnits(one.text, other.text));

/** Lower case comes first among equally frequent spellings. */
const bestSpellings = (spellings: readonly Spelling[]) =>
  spellings.toSorted((one, other) => other.count - one.count || inCodeUnits(other.text, one.text));

interface Label extends Spelling {
  readonly others: readonly string[];
}

/** Groups spellings into labels, each named by its most frequent spelling. */
function mergeSpellings(spellings: readonly Spelling[]): readonly Label[] {
  const labels = new Map<string, Label>();
  for (const { text, count } of bestSpellings(spellings)) {
    const known = labels.get(normalised(text));
    const label = known
      ? { ...known, count: known.count + count, others: [...known.others, text] }
      : { text, count, others: [] };
    labels.set(normalised(text), label);
  }
  return [...labels.values()];
}

/** Labels of a column, without texts such as `N/A`: numbers in order, others by frequency. */
export function labelsIn(spellings: readonly Spelling[], isMerged: boolean): readonly string[] {
  const given = spellings.filter(({ text }) => !isNoValue(text));
  const all = isMerged ? mergeSpellings(given) : given;
  const isNumbered = all.every(({ text }) => text !== '' && Number.isFinite(Number(text)));
  const ordered = isNumbered ? all.toSorted((one, other) => Number(one.text) - Number(other.text)) : mostFrequent(all);
  return ordered.map(({ text }) => text);
}

export const mergedSpellings = (spellings: readonly Spelling[]): readonly Label[] =>
  mergeSpellings(spellings).filter(({ text, others }) => others.length > 0 && !isNoValue(text));

interface LabelOption {
  readonly value: string;
  readonly text: string;
}

export function labelMatcher(options: readonly LabelOption[], isMerged: boolean): (text: string) => string | undefined {
  const [exact, similar] = [new Map<string, string>(), new Map<string, string>()];
  for (const { value, text } of options.toReversed())
    for (const written of [text.trim(), value]) {
      exact.set(written, value);
      similar.set(normalised(written), value);
    }
  for (const { value } of options) exact.set(value, value); // a value wins over the text of another option
  return (text) => exact.get(text) ?? exact.get(text.trim()) ?? (isMerged ? similar.get(normalised(text)) : undefined);
}
