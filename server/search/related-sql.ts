import { type RawBuilder, sql } from 'kysely';
import type { NamedThing, SearchScope } from './scope.ts';
import type { Condition } from './value-sql.ts';

const myResponse = ({ ds, userN }: SearchScope) =>
  sql`FROM responses re WHERE re.ds = ${ds} AND re.user_n = ${userN} AND re.seq = r.seq`;

const suggestion = ({ ds }: SearchScope, { n }: NamedThing) =>
  sql`FROM suggestions s WHERE s.ds = ${ds} AND s.question_n = ${n} AND s.seq = r.seq`;

/** Whether the record `r` has a response `re` of the one who searches of which the condition holds. */
export const mine = (search: SearchScope, condition: Condition): Condition =>
  sql`EXISTS (SELECT ${myResponse(search)} AND ${condition})`;

/** Whether the record `r` has a suggestion `s` for the question of which the condition holds. */
export const suggested = (search: SearchScope, question: NamedThing, condition: Condition): Condition =>
  sql`EXISTS (SELECT ${suggestion(search, question)} AND ${condition})`;

export const ofMine = <T>(search: SearchScope, value: RawBuilder<T>): RawBuilder<T> =>
  sql`(SELECT ${value} ${myResponse(search)})`;

export const ofSuggestion = <T>(search: SearchScope, question: NamedThing, value: RawBuilder<T>): RawBuilder<T> =>
  sql`(SELECT ${value} ${suggestion(search, question)})`;
