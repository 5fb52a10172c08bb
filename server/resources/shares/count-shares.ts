import { sql } from 'kysely';
import type { WireShares } from '#contract/datasets/shares.ts';
import type { Db } from '../../schema/database.ts';
import type { FoundDataset } from '../datasets/queries.ts';

const counted = ['label_selection', 'multi_label_selection', 'rating'];

/** Groups by whole answers before unnesting lists, which is expensive. */
export async function countShares(db: Db, { id, ds }: Pick<FoundDataset, 'id' | 'ds'>): Promise<WireShares> {
  const { rows } = await sql<WireShares['items'][number]>`
    WITH asked AS MATERIALIZED (
      SELECT position, name, settings ->> 'type' = 'multi_label_selection' AS is_list FROM questions
      WHERE dataset_id = ${id} AND settings ->> 'type' = ANY(${counted}::text[])
    ), given AS MATERIALIZED (
      SELECT position, name, is_list, re."values" -> name ->> 'value' AS said, count(*) AS n
      FROM responses re CROSS JOIN asked WHERE re.ds = ${ds} AND re.status = 'submitted'
      GROUP BY 1, 2, 3, 4
    ), answered AS (
      SELECT position, name, sum(n)::int AS answers FROM given WHERE said IS NOT NULL GROUP BY 1, 2
    ), chosen AS (
      SELECT name, value, sum(n)::int AS count
      FROM given, jsonb_array_elements_text(CASE WHEN is_list THEN said::jsonb ELSE jsonb_build_array(said) END) AS value
      WHERE said IS NOT NULL GROUP BY 1, 2
    )
    SELECT name AS question_name, answers,
      json_agg(json_build_object('value', value, 'count', count) ORDER BY count DESC, value COLLATE "C") AS "values"
    FROM answered JOIN chosen USING (name) GROUP BY position, name, answers ORDER BY position`.execute(db);
  return { items: [...rows] };
}
