import { type RawBuilder, sql } from 'kysely';

/** A record has at most one suggestion for each question. */
export interface SuggestionKey {
  readonly ds: number;
  readonly questionN: number;
  readonly seq: number;
}

/**
 * The id encodes the key in the free bits of a UUID version 8, so that lookups need no table and no index. Ids grant no
 * access: callers are checked.
 */
export const suggestionId = (table: string): RawBuilder<string> => {
  const question = sql`lpad(to_hex(${sql.ref(`${table}.question_n`)}), 8, '0')`;
  return sql<string>`(lpad(to_hex(${sql.ref(`${table}.ds`)}), 8, '0') || substr(${question}, 1, 4) || '8'
    || substr(${question}, 5, 3) || '8' || substr(${question}, 8, 1) || '00'
    || lpad(to_hex(${sql.ref(`${table}.seq`)}), 12, '0'))::uuid`;
};

const pattern = /^(\w{8})(\w{4})8(\w{3})8(\w)00(\w{12})$/;
const maxInt32 = 0x7fff_ffff;

/** Undefined for an invalid id. */
export function suggestionKeyOf(id: string): SuggestionKey | undefined {
  const [, ds = '', first = '', second = '', third = '', seq = ''] = pattern.exec(id.replaceAll('-', '')) ?? [];
  const key = {
    ds: Number.parseInt(ds, 16),
    questionN: Number.parseInt(first + second + third, 16),
    seq: Number.parseInt(seq, 16),
  };
  return key.ds <= maxInt32 && key.questionN <= maxInt32 ? key : undefined;
}
