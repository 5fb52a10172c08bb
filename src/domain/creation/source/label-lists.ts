import type { Spelling } from './spellings.ts';

/** Separators that people and programs write between several labels in one cell. */
export const labelDelimiters = [';', '|', ','] as const;
export type LabelDelimiter = (typeof labelDelimiters)[number];

export const splitLabels = (text: string, delimiter: LabelDelimiter): readonly string[] =>
  text
    .split(delimiter)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The labels of a column whose cells hold several ones. */
export interface ListedLabels {
  readonly delimiter: LabelDelimiter;
  readonly spellings: readonly Spelling[];
}

type Match = (text: string) => string | undefined;

/** The labels in a text: the text itself, or its parts between the delimiter that gives the most labels. */
export function labelsInText(text: string, match: Match): readonly string[] {
  const whole = match(text);
  if (whole !== undefined) return [whole];
  const known = (parts: readonly string[]) => parts.filter((part) => match(part) !== undefined).length;
  const [best = []] = labelDelimiters
    .map((delimiter) => splitLabels(text, delimiter))
    .toSorted((one, other) => known(other) - known(one));
  return known(best) > 0 ? best.map((part) => match(part) ?? part) : [text.trim()];
}
