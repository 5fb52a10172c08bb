import { type RawBuilder, sql } from 'kysely';

/** Where a suggestion is: there is one for each question of a record at most. */
export interface SuggestionKey {
  readonly ds: number;
  readonly questionN: number;
  readonly seq: number;
}

/**
 * The id spells the place in the bits that a UUID of version 8 leaves free, so that whoever has the id needs no table
 * and no index to find the suggestion. Ids give no access: whoever uses one is asked whether they may.
 */
export const suggestionId = (table: string): RawBuilder<string> => {
  const question = sql`lpad(to_hex(${sql.ref(`${table}.question_n`)}), 8, '0')`;
  return sql<string>`(lpad(to_hex(${sql.ref(`${table}.ds`)}), 8, '0') || substr(${question}, 1, 4) || '8'
    || substr(${question}, 5, 3) || '8' || substr(${question}, 8, 1) || '00'
    || lpad(to_hex(${sql.ref(`${table}.seq`)}), 12, '0'))::uuid`;
};

const pattern = /^(\w{8})(\w{4})8(\w{3})8(\w)00(\w{12})$/;
const maxInt32 = 0x7fff_ffff;

/** Undefined for an id that no suggestion can have. */
export function suggestionKeyOf(id: string): SuggestionKey | undefined {
  const [, ds = '', first = '', second = '', third = '', seq = ''] = pattern.exec(id.replaceAll('-', '')) ?? [];
  const key = {
    ds: Number.parseInt(ds, 16),
    questionN: Number.parseInt(first + second + third, 16),
    seq: Number.parseInt(seq, 16),
  };
  return key.ds <= maxInt32 && key.questionN <= maxInt32 ? key : undefined;
}
