import { type RawBuilder, sql } from 'kysely';
import type { WireSuggestion } from '#contract/annotation/suggestion.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../schema/database.ts';
import { wireTime } from '../shared/wire-time.ts';
import { isMember } from '../workspaces/queries.ts';
import { suggestionId, suggestionKeyOf } from './suggestion-id.ts';

export const suggestionJson = sql<WireSuggestion>`json_build_object('id', ${suggestionId('s')}, 'question_id', q.id,
  'type', s.type, 'value', s.value, 'agent', s.agent, 'score', coalesce(to_json(s.scores), to_json(s.score)),
  'inserted_at', ${wireTime('s.inserted_at')}, 'updated_at', ${wireTime('s.updated_at')})`;

interface NumberedSuggestion {
  readonly questionN: number;
  readonly suggestion: WireSuggestion;
}

/** In the order of the questions. Conditions are on the record `r` and the question `q`. */
export async function suggestionsOf(
  db: Db,
  ds: number,
  seq: number,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<readonly NumberedSuggestion[]> {
  const { rows } = await sql<NumberedSuggestion>`SELECT s.question_n AS "questionN", ${suggestionJson} AS suggestion
    FROM suggestions s JOIN questions q ON q.n = s.question_n JOIN records r ON r.ds = ${ds} AND r.seq = s.seq
    WHERE s.ds = ${ds} AND s.seq = ${seq} AND ${condition} ORDER BY q.position`.execute(db);
  return rows;
}

/** Undefined if there is no such suggestion. */
export async function suggestionRef(db: Db, caller: Caller, id: string) {
  const key = suggestionKeyOf(id);
  if (!key) return undefined;
  const record = await db
    .selectFrom('suggestions as s')
    .innerJoin('records as r', (join) => join.onRef('r.ds', '=', 's.ds').onRef('r.seq', '=', 's.seq'))
    .innerJoin('datasets as d', 'd.ds', 's.ds')
    .select(['r.id as recordId', 'd.id as datasetId', isMember(caller, 'd.workspace_id').as('isMember')])
    .where('s.ds', '=', key.ds)
    .where('s.seq', '=', key.seq)
    .where('s.question_n', '=', key.questionN)
    .where('d.deleted_at', 'is', null)
    .executeTakeFirst();
  return record && { ...key, ...record };
}

export type FoundSuggestion = NonNullable<Awaited<ReturnType<typeof suggestionRef>>>;

interface AgentsRow {
  readonly id: string;
  readonly name: string;
  readonly agents: readonly string[];
}

/**
 * Recursive index scan: a dataset has millions of suggestions, but few agents. Without hidden ones, only agents of
 * questions whose suggestions are always shown.
 */
export async function agentsByQuestion(
  db: Db,
  { ds, id }: { readonly ds: number; readonly id: string },
  withHidden: boolean,
) {
  const { rows } =
    await sql<AgentsRow>`SELECT q.id, q.name, coalesce(found.agents, '{}') AS agents FROM questions q, LATERAL (
      WITH RECURSIVE each AS (
        (SELECT s.agent FROM suggestions s WHERE s.ds = ${ds} AND s.question_n = q.n AND s.agent IS NOT NULL
          AND (q.suggestions_shown = 'always' OR ${withHidden}::boolean)
          ORDER BY s.agent LIMIT 1)
        UNION ALL
        SELECT (SELECT s.agent FROM suggestions s WHERE s.ds = ${ds} AND s.question_n = q.n AND s.agent > each.agent
          ORDER BY s.agent LIMIT 1) FROM each WHERE each.agent IS NOT NULL)
      SELECT array_agg(agent ORDER BY agent) FILTER (WHERE agent IS NOT NULL) AS agents FROM each) found
    WHERE q.dataset_id = ${id}::uuid ORDER BY q.position`.execute(db);
  return rows;
}
