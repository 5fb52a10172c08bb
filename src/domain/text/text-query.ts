/** Consecutive words; the last one may be a prefix. */
export interface Phrase {
  readonly kind: 'phrase';
  readonly words: readonly string[];
  readonly isPrefix: boolean;
  /** Number of other words allowed in between. */
  readonly slop: number;
}

export type TextQuery =
  | Phrase
  | { readonly kind: 'not'; readonly of: TextQuery }
  | { readonly kind: 'all' | 'any'; readonly of: readonly TextQuery[] };

type Operator = 'all' | 'any';

export function not(query: TextQuery): TextQuery {
  return query.kind === 'not' ? query.of : { kind: 'not', of: query };
}

/** Operators have equal precedence and group from the left. */
export function join(kind: Operator, before: TextQuery, query: TextQuery): TextQuery {
  return { kind, of: before.kind === kind ? [...before.of, query] : [before, query] };
}
