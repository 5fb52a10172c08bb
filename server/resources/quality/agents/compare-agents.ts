import { sql } from 'kysely';
import type { WireAgentComparison } from '#contract/quality/agents.ts';
import { mcNemar } from '#domain/quality/agents/mcnemar.ts';
import type { Db } from '../../../schema/database.ts';
import { blindAnswerTo } from '../../../search/sql/team-answers.ts';
import { type AgentsRead, formOf, type SuggestedQuestion } from './compared-answers.ts';

interface CountedComparison {
  readonly one: string;
  readonly other: string;
  readonly answers: number;
  readonly onlyOne: number;
  readonly onlyOther: number;
}

/** Each two agents on the answers to records that both made suggestions to, now or formerly. */
async function countComparisons(db: Db, question: SuggestedQuestion, { ds, where, counted }: AgentsRead) {
  const { n, name } = question;
  const answer = counted === 'all' ? sql`re."values" -> ${name}::text -> 'value'` : blindAnswerTo({ name });
  const isOf = sql`ds = ${ds} AND question_n = ${n}`;
  const { rows } = await sql<CountedComparison>`
    WITH suggested AS (
      SELECT seq, coalesce(agent, '') COLLATE "C" AS agent, value FROM suggestions WHERE ${isOf}
      UNION ALL SELECT seq, agent COLLATE "C", value FROM former_suggestions WHERE ${isOf}
    ), grouped AS (
      SELECT one, other, first, second, answer, count(*)::int AS answers FROM (
        SELECT a.agent AS one, b.agent AS other, a.value AS first, b.value AS second, ${answer} AS answer
        FROM suggested a JOIN suggested b ON a.seq = b.seq AND a.agent < b.agent
        JOIN responses re ON re.ds = ${ds} AND re.seq = a.seq
        WHERE re.status = 'submitted' AND re."values" ? ${name}::text AND ${where} OFFSET 0) AS each
      WHERE answer IS NOT NULL GROUP BY one, other, first, second, answer
    ), formed AS (
      SELECT one, other, answers, ${formOf(question, sql`first`)} = ${formOf(question, sql`answer`)} AS is_first,
        ${formOf(question, sql`second`)} = ${formOf(question, sql`answer`)} AS is_second FROM grouped
    )
    SELECT one, other, sum(answers)::int AS answers,
      coalesce(sum(answers) FILTER (WHERE is_first AND NOT is_second), 0)::int AS "onlyOne",
      coalesce(sum(answers) FILTER (WHERE is_second AND NOT is_first), 0)::int AS "onlyOther"
    FROM formed GROUP BY one, other ORDER BY one, other`.execute(db);
  return rows;
}

async function hasFormer(db: Db, { n }: SuggestedQuestion, { ds }: AgentsRead) {
  const { rows } = await sql`SELECT FROM former_suggestions WHERE ds = ${ds} AND question_n = ${n} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function compareAgents(
  db: Db,
  question: SuggestedQuestion,
  read: AgentsRead,
): Promise<WireAgentComparison[]> {
  if (!(await hasFormer(db, question, read))) return [];
  const counted = await countComparisons(db, question, read);
  return counted.map(({ one, other, answers, onlyOne, onlyOther }) => {
    const test = mcNemar({ onlyOne, onlyOther });
    return {
      agents: [one, other],
      answers,
      only_first: onlyOne,
      only_second: onlyOther,
      method: test?.method ?? null,
      p_value: test?.pValue ?? null,
    };
  });
}
