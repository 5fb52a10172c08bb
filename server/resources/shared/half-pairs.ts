const anyEscape = /\\u[dD][89a-fA-F]/;
const halfPair = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** Whether a text in the JSON holds half of a surrogate pair: whole pairs are written as they are, halves escaped. */
export const holdsHalfPair = (json: string, parsed: unknown): boolean =>
  anyEscape.test(json) && halfPair.test(JSON.stringify(parsed));
