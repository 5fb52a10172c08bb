import { type RawBuilder, sql } from 'kysely';
import type { NamedThing, SearchScope } from './scope.ts';
import type { Condition } from './value-sql.ts';

const response = ({ ds, userN }: SearchScope) =>
  userN === undefined
    ? sql`FROM responses re WHERE re.ds = ${ds} AND re.seq = r.seq`
    : sql`FROM responses re WHERE re.ds = ${ds} AND re.user_n = ${userN} AND re.seq = r.seq`;

const suggestion = ({ ds }: SearchScope, { n }: NamedThing) =>
  sql`FROM suggestions s WHERE s.ds = ${ds} AND s.question_n = ${n} AND s.seq = r.seq`;

/** Whether the record `r` has a response `re` of those that are meant of which the condition holds. */
export const responded = (search: SearchScope, condition: Condition): Condition =>
  sql`EXISTS (SELECT ${response(search)} AND ${condition})`;

/** Whether the record `r` has a suggestion `s` for the question of which the condition holds. */
export const suggested = (search: SearchScope, question: NamedThing, condition: Condition): Condition =>
  sql`EXISTS (SELECT ${suggestion(search, question)} AND ${condition})`;

/** Of several responses, the first counts. */
export const ofResponse = <T>(search: SearchScope, value: RawBuilder<T>): RawBuilder<T> =>
  sql`(SELECT ${value} ${response(search)} ORDER BY re.inserted_at, re.user_n LIMIT 1)`;

export const ofSuggestion = <T>(search: SearchScope, question: NamedThing, value: RawBuilder<T>): RawBuilder<T> =>
  sql`(SELECT ${value} ${suggestion(search, question)})`;
