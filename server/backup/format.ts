import * as v from 'valibot';

// A backup is a gzip file of lines: a header; for each table its name and one row of JSON a line; a trailer with row
// counts and the checksum of all lines before it. PostgreSQL formats and parses the rows, so any engine restores
// backups of any other.

const version = 1;

/** Referenced tables come first. Leases, caches and queue starts are not backed up. */
export const backedUpTables = [
  'workspaces',
  'users',
  'identities',
  'workspaces_users',
  'datasets',
  'guidelines_versions',
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
  'former_suggestions',
  'responses',
  'response_ids',
  'reveals',
  'vectors',
] as const;

export const header = v.object({
  postil: v.literal(version),
  /** Last migration of the source database. */
  migration: v.string(),
  written: v.string(),
  /** Key of the encrypted columns, which a restore encrypts with the new key. */
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
