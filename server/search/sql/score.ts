import { sql } from 'kysely';
import { type Bound, type Condition, isAmongNumbers, withinNumbers } from './value.ts';

const ofScores = (condition: Condition): Condition =>
  sql`EXISTS (SELECT FROM unnest(s.scores) AS score WHERE ${condition})`;

const atLeast = (ge: Bound) => withinNumbers(sql`s.score`, ge, null);

/** Whether a score of the suggestion `s` lies there. `s.score` is the highest of several, and is what an index knows. */
export const anyScore = (ge: Bound, le: Bound): Condition => sql`(${atLeast(ge)} AND CASE WHEN s.scores IS NULL
  THEN ${withinNumbers(sql`s.score`, null, le)} ELSE ${ofScores(withinNumbers(sql`score`, ge, le))} END)`;

export const anyScoreAmong = (values: readonly string[]): Condition => sql`(CASE WHEN s.scores IS NULL
  THEN ${isAmongNumbers(sql`s.score`, values)} ELSE ${ofScores(isAmongNumbers(sql`score`, values))} END)`;
