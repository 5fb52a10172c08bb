/** A text that stands in a column, without spaces around it, and how often it stands there. */
export interface Spelling {
  readonly text: string;
  readonly count: number;
}

/** What labels are compared by that differ in nothing but capitals, spaces or the width of letters. */
const normalised = (text: string) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

const inCodeUnits = (one: string, other: string) => (one < other ? -1 : 1);

const mostFrequent = (spellings: readonly Spelling[]) =>
  spellings.toSorted((one, other) => other.count - one.count || inCodeUnits(one.text, other.text));

interface Label extends Spelling {
  /** Its other spellings. */
  readonly others: readonly string[];
}

/** The labels that spellings mean, each in its most frequent one. */
function mergeSpellings(spellings: readonly Spelling[]): readonly Label[] {
  const labels = new Map<string, Label>();
  for (const { text, count } of mostFrequent(spellings)) {
    const known = labels.get(normalised(text));
    const label = known
      ? { ...known, count: known.count + count, others: [...known.others, text] }
      : { text, count, others: [] };
    labels.set(normalised(text), label);
  }
  return [...labels.values()];
}

/** The labels that a column seems to have: numbers in their order, others by how often they come. */
export function labelsIn(spellings: readonly Spelling[], isMerged: boolean): readonly string[] {
  const all = isMerged ? mergeSpellings(spellings) : spellings;
  const isNumbered = all.every(({ text }) => text !== '' && Number.isFinite(Number(text)));
  const ordered = isNumbered ? all.toSorted((one, other) => Number(one.text) - Number(other.text)) : mostFrequent(all);
  return ordered.map(({ text }) => text);
}

/** The labels that are spelled in more than one way. */
export const mergedSpellings = (spellings: readonly Spelling[]): readonly Label[] =>
  mergeSpellings(spellings).filter(({ others }) => others.length > 0);

interface LabelOption {
  readonly value: string;
  readonly text: string;
}

/** Finds the value of the label that a text means; no text means a label that is not there. */
export function labelMatcher(options: readonly LabelOption[], isMerged: boolean): (text: string) => string | undefined {
  const [exact, similar] = [new Map<string, string>(), new Map<string, string>()];
  for (const { value, text } of options.toReversed())
    for (const written of [text.trim(), value]) {
      exact.set(written, value);
      similar.set(normalised(written), value);
    }
  for (const { value } of options) exact.set(value, value); // a value counts before the text of another option
  return (text) => exact.get(text) ?? exact.get(text.trim()) ?? (isMerged ? similar.get(normalised(text)) : undefined);
}
