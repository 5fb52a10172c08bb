import { sql } from 'kysely';
import type { Trx } from '../../../schema/database.ts';
import { changedVectors } from '../../../search/similarity/changed-vectors.ts';
import { storeVectors } from '../../../search/similarity/store-vectors.ts';
import { indexTexts } from '../../../search/text/index-texts.ts';
import { type NewSuggestion, upsertSuggestions } from '../../suggestions/store.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Missing keys keep their values. */
export interface RecordChange {
  readonly seq: number;
  readonly externalId?: string;
  readonly fields?: Fields;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  /** Keys are numbers of questions. */
  readonly suggestions: ReadonlyMap<number, NewSuggestion>;
  /** Keys are numbers of vector settings. */
  readonly vectors: ReadonlyMap<number, readonly number[]>;
}

async function updateFields(trx: Trx, ds: number, changes: readonly RecordChange[]): Promise<readonly number[]> {
  const rows = changes.flatMap(({ seq, fields }) => (fields ? [{ seq, fields }] : []));
  if (rows.length === 0) return [];
  const { rows: changed } = await sql<{ seq: number }>`UPDATE record_contents c SET fields = x.fields
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS x(seq bigint, fields json)
    WHERE c.ds = ${ds} AND c.seq = x.seq AND c.fields::jsonb IS DISTINCT FROM x.fields::jsonb RETURNING c.seq`.execute(
    trx,
  );
  const seqs = new Set(changed.map(({ seq }) => seq));
  await indexTexts(
    trx,
    ds,
    rows.filter(({ seq }) => seqs.has(seq)),
  );
  return [...seqs];
}

async function updateVectors(trx: Trx, ds: number, changes: readonly RecordChange[]): Promise<readonly number[]> {
  const given = changes.flatMap(({ seq, vectors }) =>
    [...vectors].map(([settingN, values]) => ({ seq, settingN, values })),
  );
  const changed = await changedVectors(trx, ds, given);
  await storeVectors(trx, ds, changed);
  return changed.map(({ seq }) => seq);
}

/** Unchanged records keep their time. A record's own id is not stored as its external id. */
async function updateRows(trx: Trx, ds: number, changes: readonly RecordChange[], touched: ReadonlySet<number>) {
  const rows = changes.map(({ seq, externalId = null, metadata }) => ({
    seq,
    external_id: externalId,
    metadata: metadata ?? null,
    keeps_metadata: metadata === undefined,
    is_touched: touched.has(seq),
  }));
  const { rows: changed } = await sql<{ seq: number }>`UPDATE records r
    SET external_id = x.external_id, metadata = x.metadata, updated_at = statement_timestamp()
    FROM (SELECT old.seq, is_touched, coalesce(nullif(given.external_id, old.id::text), old.external_id) AS external_id,
        CASE WHEN keeps_metadata THEN old.metadata ELSE nullif(given.metadata, 'null') END AS metadata
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(seq bigint, external_id text, metadata jsonb,
        keeps_metadata bool, is_touched bool) JOIN records old ON old.ds = ${ds} AND old.seq = given.seq) x
    WHERE r.ds = ${ds} AND r.seq = x.seq
      AND (is_touched OR (r.external_id, r.metadata) IS DISTINCT FROM (x.external_id, x.metadata))
    RETURNING r.seq`.execute(trx);
  return new Set(changed.map(({ seq }) => seq));
}

/** Returns the records that changed; `touched` ones changed before. */
export async function updateRecords(
  trx: Trx,
  ds: number,
  changes: readonly RecordChange[],
  touched: readonly number[] = [],
): Promise<ReadonlySet<number>> {
  if (changes.length === 0) return new Set();
  const fields = await updateFields(trx, ds, changes);
  const suggestions = await upsertSuggestions(trx, ds, changes);
  const vectors = await updateVectors(trx, ds, changes);
  return updateRows(trx, ds, changes, new Set([...touched, ...fields, ...suggestions, ...vectors]));
}
