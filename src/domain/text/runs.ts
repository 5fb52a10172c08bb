export interface Run {
  readonly text: string;
  /** Where it stands in the whole. */
  readonly start: number;
}

/** Blanks and what stands between them; where that is long, also what ends a clause. No word reaches over these. */
const run = /\s+|\S{1,999}[、。！？](?=\S)|\S{1,1000}/gu;

/**
 * A text in runs that are short enough to walk through: browsers and Node copy the whole text for each word,
 * character or sentence that they tell of it.
 */
export const runs = (text: string): readonly Run[] =>
  Array.from(text.matchAll(run), ({ 0: part, index }) => ({ text: part, start: index }));
