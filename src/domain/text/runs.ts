export interface Run {
  readonly text: string;
  readonly start: number;
}

/** Blanks, words, and long words split at the end of a clause; no word crosses a boundary. */
const run = /\s+|\S{1,999}[、。！？](?=\S)|\S{1,1000}/gu;

/** Splits a text into short runs: browsers and Node copy the whole text for each segment they return. */
export const runs = (text: string): readonly Run[] =>
  Array.from(text.matchAll(run), ({ 0: part, index }) => ({ text: part, start: index }));
