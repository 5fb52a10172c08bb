import { sql } from 'kysely';
import { notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { isMember } from '../workspaces/queries.ts';

const tables = {
  Field: 'fields',
  Question: 'questions',
  MetadataProperty: 'metadata_properties',
  VectorSettings: 'vectors_settings',
} as const;

export interface SettingRef {
  readonly datasetId: string;
  readonly ds: number;
  readonly isMember: boolean;
}

export const findSetting =
  (kind: keyof typeof tables) =>
  async (call: CallContext<unknown>): Promise<SettingRef> => {
    const { rows } = await sql<SettingRef>`SELECT s.dataset_id AS "datasetId", d.ds,
        ${isMember(call.caller, 'd.workspace_id')} AS "isMember"
      FROM ${sql.table(tables[kind])} s JOIN datasets d ON d.id = s.dataset_id
      WHERE s.id = ${call.id}::uuid AND d.deleted_at IS NULL`.execute(call.db);
    if (!rows[0]) throw notFound(kind, call.id);
    return rows[0];
  };
