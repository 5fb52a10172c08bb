import { type RawBuilder, sql } from 'kysely';
import type { WireQuestionUsage } from '#contract/datasets/question-changes.ts';
import type { Db } from '../../schema/database.ts';

export interface CountedQuestion {
  readonly n: number;
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** List of the options that a value contains. */
function optionsIn(said: RawBuilder<unknown>, type: unknown): RawBuilder<unknown> {
  switch (type) {
    case 'multi_label_selection':
      return said;
    case 'span':
      return sql`jsonb_path_query_array(${said}, '$[*].label')`;
    case 'ranking':
      return sql`jsonb_path_query_array(${said}, '$[*].value')`;
    case 'text':
      return sql`'[]'::jsonb`;
    default:
      return sql`jsonb_build_array(${said})`;
  }
}

/** Groups by whole values before it takes them apart, which is expensive. */
export async function usageOf(db: Db, ds: number, { n, name, settings }: CountedQuestion): Promise<WireQuestionUsage> {
  const value = sql`re."values" -> ${name} -> 'value'`;
  const { rows } = await sql<WireQuestionUsage>`
    WITH given AS MATERIALIZED (
      SELECT 'answers' AS kind, ${value} AS said, count(*)::int AS n
      FROM responses re WHERE re.ds = ${ds} AND re."values" ? ${name} GROUP BY 2
      UNION ALL
      SELECT 'suggestions', value, count(*)::int FROM suggestions WHERE ds = ${ds} AND question_n = ${n} GROUP BY 2
    ), chosen AS (
      SELECT option AS value, coalesce(sum(n) FILTER (WHERE kind = 'answers'), 0)::int AS answers,
        coalesce(sum(n) FILTER (WHERE kind = 'suggestions'), 0)::int AS suggestions
      FROM given, LATERAL (
        SELECT DISTINCT jsonb_array_elements_text(${optionsIn(sql`said`, settings.type)}) AS option) AS options
      GROUP BY 1
    )
    SELECT coalesce(sum(n) FILTER (WHERE kind = 'answers'), 0)::int AS answers,
      coalesce(sum(n) FILTER (WHERE kind = 'suggestions'), 0)::int AS suggestions,
      (SELECT count(*)::int FROM responses re
        WHERE re.ds = ${ds} AND re.status = 'submitted' AND NOT re."values" ? ${name}) AS submitted_without,
      (SELECT coalesce(json_agg(chosen ORDER BY value COLLATE "C"), '[]') FROM chosen) AS options
    FROM given`.execute(db);
  return rows[0] ?? { answers: 0, suggestions: 0, submitted_without: 0, options: [] };
}
