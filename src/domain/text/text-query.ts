/** Words side by side; the last may be the beginning of a word. */
export interface Phrase {
  readonly kind: 'phrase';
  readonly words: readonly string[];
  readonly isPrefix: boolean;
  /** How many other words may stand among them. */
  readonly slop: number;
}

/** What is asked of a text. */
export type TextQuery =
  | Phrase
  | { readonly kind: 'not'; readonly of: TextQuery }
  | { readonly kind: 'all' | 'any'; readonly of: readonly TextQuery[] };

type Operator = 'all' | 'any';

export function not(query: TextQuery): TextQuery {
  return query.kind === 'not' ? query.of : { kind: 'not', of: query };
}

/** No operator binds more than another: what stands before is taken together. */
export function join(kind: Operator, before: TextQuery, query: TextQuery): TextQuery {
  return { kind, of: before.kind === kind ? [...before.of, query] : [before, query] };
}
