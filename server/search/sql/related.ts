import { type RawBuilder, sql } from 'kysely';
import { fixed } from '../../schema/prepared.ts';
import type { NamedItem, SearchScope } from '../scope.ts';
import type { Condition } from './value.ts';

export interface Related {
  readonly table: RawBuilder<unknown>;
  readonly belongs: Condition;
  /** Whether a record may have several. */
  readonly isOneOfMany: boolean;
}

/** Response `re`. Responses to pending records have an index of their own. */
export const responseOf = ({ ds, userN, onlyPending = false }: SearchScope): Related => ({
  table: sql`responses re`,
  belongs: sql`re.ds = ${fixed(ds)} AND re.seq = r.seq
    AND ${userN === undefined ? sql`true` : sql`re.user_n = ${userN}`}
    AND ${onlyPending ? sql`re.record_pending` : sql`true`}`,
  isOneOfMany: userN === undefined,
});

export const suggestionOf = ({ ds }: SearchScope, { n }: NamedItem): Related => ({
  table: sql`suggestions s`,
  belongs: sql`s.ds = ${fixed(ds)} AND s.question_n = ${n} AND s.seq = r.seq`,
  isOneOfMany: false,
});

export const has = ({ table, belongs }: Related, condition: Condition): Condition =>
  sql`EXISTS (SELECT FROM ${table} WHERE ${belongs} AND ${condition})`;

/** Whether the record `r` has a response `re` that satisfies the condition. */
export const responded = (search: SearchScope, condition: Condition): Condition => has(responseOf(search), condition);

/** Whether the record `r` has a suggestion `s` that satisfies the condition. */
export const suggested = (search: SearchScope, question: NamedItem, condition: Condition): Condition =>
  has(suggestionOf(search, question), condition);
