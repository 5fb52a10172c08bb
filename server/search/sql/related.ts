import { type RawBuilder, sql } from 'kysely';
import { fixed } from '../../schema/prepared.ts';
import type { NamedItem, SearchScope } from '../scope.ts';
import type { Condition } from './value.ts';

/** A row of another table that belongs to the record `r`: which table, under which name, and what makes it belong. */
export interface Related {
  readonly table: RawBuilder<unknown>;
  readonly belongs: Condition;
  /** Whether a record may have several. */
  readonly isOneOfMany: boolean;
}

/** A response `re` of those that are meant. Those to open records have an index of their own. */
export const responseOf = ({ ds, userN, onlyPending = false }: SearchScope): Related => ({
  table: sql`responses re`,
  belongs: sql`re.ds = ${fixed(ds)} AND re.seq = r.seq
    AND ${userN === undefined ? sql`true` : sql`re.user_n = ${userN}`}
    AND ${onlyPending ? sql`re.record_pending` : sql`true`}`,
  isOneOfMany: userN === undefined,
});

/** The suggestion `s` for the question. */
export const suggestionOf = ({ ds }: SearchScope, { n }: NamedItem): Related => ({
  table: sql`suggestions s`,
  belongs: sql`s.ds = ${fixed(ds)} AND s.question_n = ${n} AND s.seq = r.seq`,
  isOneOfMany: false,
});

/** Whether the record has such a row of which the condition holds. */
export const has = ({ table, belongs }: Related, condition: Condition): Condition =>
  sql`EXISTS (SELECT FROM ${table} WHERE ${belongs} AND ${condition})`;

/** Whether the record `r` has a response `re` of those that are meant of which the condition holds. */
export const responded = (search: SearchScope, condition: Condition): Condition => has(responseOf(search), condition);

/** Whether the record `r` has a suggestion `s` for the question of which the condition holds. */
export const suggested = (search: SearchScope, question: NamedItem, condition: Condition): Condition =>
  has(suggestionOf(search, question), condition);
