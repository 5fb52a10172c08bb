import { sql } from 'kysely';
import type { DatasetEvent } from '../live/change-event.ts';
import {
  presentField,
  presentMetadataProperty,
  presentQuestion,
  presentVectorSettings,
} from '../resources/dataset-settings/presenter.ts';
import {
  fieldRows,
  metadataPropertyRows,
  questionRows,
  vectorSettingsRows,
} from '../resources/dataset-settings/queries.ts';
import { presentDataset } from '../resources/datasets/presenter.ts';
import { anyDatasetRow } from '../resources/datasets/queries.ts';
import { wireTime, wireTimes } from '../resources/shared/wire-time.ts';
import type { JsonObject } from '../schema/column.ts';
import type { Trx } from '../schema/database.ts';

type Dataset = JsonObject & { readonly id: string };

const workspace = (trx: Trx, id: string) =>
  trx
    .selectFrom('workspaces as w')
    .select(['w.id', 'w.name', ...wireTimes('w')])
    .where('w.id', '=', id)
    .executeTakeFirst();

async function datasetData(
  trx: Trx,
  id: string,
): Promise<{ readonly ds: number; readonly dataset: Dataset } | undefined> {
  const row = await anyDatasetRow(trx, id);
  if (!row) return undefined;
  const dataset = {
    ...presentDataset(row),
    workspace: await workspace(trx, row.workspace_id),
    fields: (await fieldRows(trx, id)).map(presentField),
    questions: (await questionRows(trx, id)).map(presentQuestion),
    metadata_properties: (await metadataPropertyRows(trx, id, true)).map(presentMetadataProperty),
    vectors_settings: (await vectorSettingsRows(trx, id)).map(presentVectorSettings),
  };
  return { ds: row.ds, dataset };
}

const record = sql`json_build_object('id', r.id, 'status', r.status, 'fields', c.fields, 'metadata', r.metadata,
  'external_id', r.external_id, 'inserted_at', ${wireTime('r.inserted_at')},
  'updated_at', ${wireTime('r.updated_at')})`;

const user = sql`json_build_object('id', u.id, 'username', u.username, 'first_name', u.first_name,
  'last_name', u.last_name, 'role', u.role, 'inserted_at', ${wireTime('u.inserted_at')},
  'updated_at', ${wireTime('u.updated_at')})`;

const records = (ds: number) => sql`records r JOIN record_contents c ON c.ds = ${ds} AND c.seq = r.seq`;

async function recordData(trx: Trx, ds: number, dataset: Dataset, ids: readonly string[]) {
  const { rows } = await sql<{ record: JsonObject }>`
    SELECT ${record} AS record FROM record_ids ri JOIN ${records(ds)} ON r.ds = ${ds} AND r.seq = ri.seq
    WHERE ri.id = ANY(${ids}::uuid[]) AND ri.ds = ${ds} ORDER BY array_position(${ids}::uuid[], ri.id)`.execute(trx);
  return rows.map((row) => ({ ...row.record, dataset }));
}

/** Without `user_id`: the Python listener adds its own, and rejects a second one. */
async function responseData(trx: Trx, ds: number, dataset: Dataset, ids: readonly string[]) {
  const { rows } = await sql<{ response: JsonObject; record: JsonObject }>`
    SELECT json_build_object('id', re.id, 'values', re."values", 'status', re.status, 'user', ${user},
      'inserted_at', ${wireTime('re.inserted_at')}, 'updated_at', ${wireTime('re.updated_at')}) AS response,
      ${record} AS record
    FROM response_ids ri
    JOIN responses re ON re.ds = ${ds} AND re.user_n = ri.user_n AND re.seq = ri.seq
    JOIN users u ON u.n = ri.user_n
    JOIN ${records(ds)} ON r.ds = ${ds} AND r.seq = ri.seq
    WHERE ri.id = ANY(${ids}::uuid[]) AND ri.ds = ${ds} ORDER BY array_position(${ids}::uuid[], ri.id)`.execute(trx);
  return rows.map((row) => ({ ...row.response, record: { ...row.record, dataset } }));
}

/** One item for a dataset event, or one for each record or response. */
export async function eventData(trx: Trx, { type, datasetId, ids = [] }: DatasetEvent): Promise<readonly JsonObject[]> {
  const found = await datasetData(trx, datasetId);
  if (!found) return [];
  if (type.startsWith('dataset.')) return [found.dataset];
  const read = type.startsWith('record.') ? recordData : responseData;
  return read(trx, found.ds, found.dataset, ids);
}
