import { sql } from 'kysely';
import type { Db } from '../../schema/database.ts';
import { wireTimes } from '../shared/wire-time.ts';

const settings = ['id', 'dataset_id', 'name', 'title'] as const;

export const fieldRows = (db: Db, datasetId: string) =>
  db
    .selectFrom('fields')
    .select([...settings, 'required', 'settings', ...wireTimes('fields')])
    .where('dataset_id', '=', datasetId)
    .orderBy('position')
    .execute();

export const questionRows = (db: Db, datasetId: string) =>
  db
    .selectFrom('questions')
    .select([...settings, 'n', 'description', 'required', 'settings', ...wireTimes('questions')])
    .where('dataset_id', '=', datasetId)
    .orderBy('position')
    .execute();

/** Hidden ones only for whoever may see them. */
export const metadataPropertyRows = (db: Db, datasetId: string, withHidden: boolean) =>
  db
    .selectFrom('metadata_properties')
    .select([...settings, 'settings', 'visible_for_annotators', ...wireTimes('metadata_properties')])
    .where('dataset_id', '=', datasetId)
    .where((is) => is.or([is('visible_for_annotators', '=', true), is.val(withHidden)]))
    .orderBy('n')
    .execute();

export const vectorSettingsRows = (db: Db, datasetId: string) =>
  db
    .selectFrom('vectors_settings')
    .select([...settings, 'n', 'dimensions', ...wireTimes('vectors_settings')])
    .where('dataset_id', '=', datasetId)
    .orderBy('n')
    .execute();

/** The names of the properties that this dataset hides from annotators. */
export const hiddenMetadata = (datasetId: string) =>
  sql<string[]>`ARRAY(SELECT name FROM metadata_properties
    WHERE dataset_id = ${datasetId}::uuid AND NOT visible_for_annotators)`;

type Row<Q extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Q>>[number];
export type FieldRow = Row<typeof fieldRows>;
export type QuestionRow = Row<typeof questionRows>;
export type MetadataPropertyRow = Row<typeof metadataPropertyRows>;
export type VectorSettingsRow = Row<typeof vectorSettingsRows>;
