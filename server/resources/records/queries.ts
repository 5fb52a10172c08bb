import { sql } from 'kysely';
import type { WireResponse } from '#contract/annotation/response.ts';
import type { WireSuggestion } from '#contract/annotation/suggestion.ts';
import type { Caller } from '../../auth/caller.ts';
import type { RecordStatus } from '../../schema/annotation-tables.ts';
import type { Db } from '../../schema/database.ts';
import { fixed, prepared } from '../../schema/prepared.ts';
import { storedVector } from '../../search/similarity/float-bytes.ts';
import { visibleMetadata } from '../dataset-settings/queries.ts';
import { wireTime } from '../shared/wire-time.ts';
import { suggestionJson } from '../suggestions/queries.ts';
import { isShown } from '../suggestions/shown.ts';
import { isMember } from '../workspaces/queries.ts';
import type { Include } from './include.ts';

type JsonObject = Readonly<Record<string, unknown>>;

export interface RecordRow {
  readonly seq: number;
  readonly id: string;
  readonly status: RecordStatus;
  readonly fields: JsonObject;
  readonly metadata: JsonObject | null;
  readonly external_id: string | null;
  readonly inserted_at: string;
  readonly updated_at: string;
  readonly responses?: readonly WireResponse[];
  readonly suggestions?: readonly WireSuggestion[];
  /** Keys are names; values have the format of `readVector`. */
  readonly vectors?: Readonly<Record<string, string>>;
}

export interface RecordView {
  readonly ds: number;
  readonly datasetId: string;
  readonly caller: Caller;
  readonly include: Include;
  readonly responsesOfAll: boolean;
  readonly withHidden: boolean;
}

const sqlNull = sql`NULL`;

const responseKeys = sql`'id', re.id, 'values', re."values", 'status', re.status, 'record_id', r.id, 'user_id', u.id,
  'inserted_at', ${wireTime('re.inserted_at')}, 'updated_at', ${wireTime('re.updated_at')}`;

const ownKeys = sql`json_strip_nulls(json_build_object('suggestions_seen', re.suggestions_seen,
  'blind_values', re.blind_values))`;

/** The caller's own response comes first. */
const responses = ({ ds, caller, responsesOfAll }: RecordView) => sql`
  (SELECT coalesce(json_agg(CASE WHEN re.suggestions_seen IS NULL AND re.blind_values IS NULL THEN json_build_object(${responseKeys})
      ELSE json_build_object(${responseKeys}, 'postil', ${ownKeys}) END ORDER BY re.user_n <> ${caller.n}, re.inserted_at), '[]')
    FROM responses re JOIN users u ON u.n = re.user_n
    WHERE re.ds = ${fixed(ds)} AND re.seq = r.seq AND ${responsesOfAll ? sql`true` : sql`re.user_n = ${caller.n}`})`;

const suggestions = ({ ds, caller, withHidden }: RecordView) => sql`
  (SELECT coalesce(json_agg(${suggestionJson} ORDER BY q.position), '[]')
    FROM suggestions s JOIN questions q ON q.n = s.question_n
    WHERE s.ds = ${fixed(ds)} AND s.seq = r.seq AND ${withHidden ? sql`true` : isShown(caller)})`;

const vectors = ({ ds, datasetId, include }: RecordView) => sql`
  (SELECT coalesce(json_object_agg(vs.name, ${storedVector}), '{}')
    FROM vectors_settings vs JOIN vectors ve ON ve.ds = ${fixed(ds)} AND ve.setting_n = vs.n AND ve.seq = r.seq
    WHERE vs.dataset_id = ${datasetId}::uuid
      AND ${Array.isArray(include.vectors) ? sql`vs.name = ANY(${include.vectors}::text[])` : sql`true`})`;

const metadata = ({ datasetId, withHidden }: RecordView) =>
  withHidden
    ? sql`r.metadata`
    : sql`CASE WHEN r.metadata IS NOT NULL THEN
        (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(r.metadata)
          WHERE key = ANY(${visibleMetadata(datasetId)})) END`;

/** One statement for any parts, in the order of the numbers. Skips deleted records. */
export async function recordRows(db: Db, view: RecordView, seqs: readonly number[]): Promise<readonly RecordRow[]> {
  const { include } = view;
  const result = await sql<RecordRow>`
    SELECT ${prepared} r.seq, r.id, r.status, c.fields, ${metadata(view)} AS metadata, r.external_id,
      ${wireTime('r.inserted_at')} AS inserted_at, ${wireTime('r.updated_at')} AS updated_at,
      ${include.responses ? responses(view) : sqlNull} AS responses,
      ${include.suggestions ? suggestions(view) : sqlNull} AS suggestions,
      ${include.vectors ? vectors(view) : sqlNull} AS vectors
    FROM records r JOIN record_contents c ON c.ds = ${fixed(view.ds)} AND c.seq = r.seq
    WHERE r.ds = ${fixed(view.ds)} AND r.seq = ANY(${seqs}::bigint[])
    ORDER BY array_position(${seqs}::bigint[], r.seq)`.execute(db);
  return result.rows;
}

export async function seqsAfter(db: Db, ds: number, seq: number, limit: number): Promise<readonly number[]> {
  const records = db.selectFrom('records').select('seq').where('ds', '=', ds).where('seq', '>', seq);
  return (await records.orderBy('seq').limit(limit).execute()).map((row) => row.seq);
}

export const recordRefQuery = (db: Db, caller: Caller, id: string) =>
  db
    .selectFrom('record_ids as ri')
    .modifyFront(prepared)
    .innerJoin('datasets as d', 'd.ds', 'ri.ds')
    .select(['ri.seq', 'ri.ds', 'd.id as datasetId', 'd.status as datasetStatus', 'd.distribution'])
    .select(isMember(caller, 'd.workspace_id').as('isMember'))
    .where('ri.id', '=', id)
    .where('d.deleted_at', 'is', null);

export const recordRef = (db: Db, caller: Caller, id: string) => recordRefQuery(db, caller, id).executeTakeFirst();

export type RecordRef = NonNullable<Awaited<ReturnType<typeof recordRef>>>;
