import * as v from 'valibot';

// A backup is a compressed file of lines: a header, then for each table its name and one row a line as JSON, then a
// trailer with counts and the checksum of all lines before it. Rows are as PostgreSQL tells and reads them, so that any
// engine takes what any other wrote.

const version = 1;

/** Every table, those first that others refer to. Leases, caches and where queues begin are not worth keeping. */
export const backedUpTables = [
  'workspaces',
  'users',
  'identities',
  'workspaces_users',
  'datasets',
  'fields',
  'questions',
  'metadata_properties',
  'vectors_settings',
  'dataset_progress',
  'user_progress',
  'webhooks',
  'jobs',
  'records',
  'record_contents',
  'record_texts',
  'record_ids',
  'suggestions',
  'responses',
  'response_ids',
  'vectors',
] as const;

export const header = v.object({
  postil: v.literal(version),
  /** The last migration of the database that was written. */
  migration: v.string(),
  written: v.string(),
  /** What the keys of users are encrypted with, so that they can be encrypted anew where they are restored. */
  cipherKey: v.string(),
});
export type Header = v.InferOutput<typeof header>;

export const tableLine = v.object({ table: v.string() });

export const trailer = v.object({ rows: v.record(v.string(), v.number()), sha256: v.string() });
export type Trailer = v.InferOutput<typeof trailer>;

export const newHeader = (migration: string, cipherKey: Uint8Array): Header => ({
  postil: version,
  migration,
  written: new Date().toISOString(),
  cipherKey: Buffer.from(cipherKey).toString('base64'),
});
