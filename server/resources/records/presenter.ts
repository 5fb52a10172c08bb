import type { WireRecord } from '#contract/annotation/record.ts';
import { readVector } from '../../search/similarity/float-bytes.ts';
import type { RecordRow, RecordView } from './queries.ts';

const presentVectors = (vectors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(vectors).map(([name, stored]) => [name, readVector(stored)]));

export const presentRecord = (row: RecordRow, { datasetId, include }: RecordView): WireRecord => ({
  id: row.id,
  status: row.status,
  fields: row.fields,
  metadata: row.metadata,
  external_id: row.external_id,
  ...(include.responses && { responses: [...(row.responses ?? [])] }),
  ...(include.suggestions && { suggestions: [...(row.suggestions ?? [])] }),
  ...(include.vectors && { vectors: presentVectors(row.vectors ?? {}) }),
  dataset_id: datasetId,
  inserted_at: row.inserted_at,
  updated_at: row.updated_at,
});
