import { type RawBuilder, sql } from 'kysely';
import { unprocessable } from '../../resources/shared/refusal.ts';
import { fixed } from '../../schema/prepared.ts';
import type { NamedItem, SearchScope } from '../scope.ts';
import type { Condition } from './value.ts';

/** Submitted answers `re` to a question, of all users. */
const given = ({ ds, readsAllAnswers }: SearchScope, { name }: NamedItem): Condition => {
  if (!readsAllAnswers) throw unprocessable('Only admins and owners may filter by the answers of all users');
  return sql`re.ds = ${fixed(ds)} AND re.seq = r.seq AND re.status = 'submitted' AND re."values" ? ${name}::text`;
};

/** Time of the last submitted answer of any user, as exact as the bounds of a filter. */
export function lastAnswer({ ds, readsAllAnswers }: SearchScope): RawBuilder<unknown> {
  if (!readsAllAnswers) throw unprocessable('Only admins and owners may filter by the answers of all users');
  return sql`(SELECT date_trunc('milliseconds', max(re.updated_at)) FROM responses re
    WHERE re.ds = ${fixed(ds)} AND re.seq = r.seq AND re.status = 'submitted')`;
}

/** Null unless the answer was given without a suggestion in view; as it was given, if it was changed later. */
export const blindAnswerTo = ({ name }: Pick<NamedItem, 'name'>): RawBuilder<unknown> =>
  sql`(CASE WHEN re.blind_values ? ${name}::text THEN re.blind_values -> ${name}::text -> 'value'
    WHEN re.suggestions_seen -> ${name}::text = 'false' THEN re."values" -> ${name}::text -> 'value' END)`;

const userNamed = (username: string) =>
  sql`(SELECT n FROM users WHERE username = ${username}::text AND deleted_at IS NULL)`;

const byUsers = (usernames: readonly string[] | null): Condition =>
  usernames === null ? sql`true` : sql`re.user_n IN (${sql.join(usernames.map(userNamed))})`;

interface Answers {
  readonly question: NamedItem;
  /** Null for any user. */
  readonly username: string | null;
  readonly usernames: readonly string[] | null;
}

/** Whether one of the users gave an answer that satisfies the condition. */
export function answeredBy(
  search: SearchScope,
  { question, username, usernames }: Answers,
  condition: Condition,
): Condition {
  const byUser = username === null ? byUsers(usernames) : sql`${byUsers([username])} AND ${byUsers(usernames)}`;
  return sql`EXISTS (SELECT FROM responses re WHERE ${given(search, question)} AND ${byUser} AND ${condition})`;
}

/** The order of labels, spans and ranks does not matter. */
export const comparable = (value: RawBuilder<unknown>) => sql`CASE jsonb_typeof(${value}) WHEN 'array'
  THEN (SELECT jsonb_agg(element ORDER BY element) FROM jsonb_array_elements(${value}) AS element) ELSE ${value} END`;

interface Comparison {
  readonly question: NamedItem;
  /** Users at least two of whom answered; null for all users. */
  readonly usernames: readonly string[] | null;
  readonly value: RawBuilder<unknown>;
}

/** Whether answers to a question differ, or are the same. */
export function differ(search: SearchScope, { question, usernames, value }: Comparison, isWanted: boolean): Condition {
  const different = isWanted
    ? sql`count(DISTINCT ${comparable(value)}) > 1`
    : sql`count(DISTINCT ${comparable(value)}) = 1`;
  return sql`(SELECT count(*) > 1 AND ${different} FROM responses re WHERE ${given(search, question)} AND ${byUsers(usernames)})`;
}

/** Whether some answers satisfy a condition, and others do not. */
export const differAbout = (
  search: SearchScope,
  { question, usernames }: Comparison,
  condition: Condition,
): Condition =>
  sql`(SELECT coalesce(bool_or(${condition}) AND NOT bool_and(${condition}), false)
    FROM responses re WHERE ${given(search, question)} AND ${byUsers(usernames)})`;
