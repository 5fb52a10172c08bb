import { sql } from 'kysely';
import type { Db } from '../../schema/database.ts';
import { notFound } from '../shared/refusal.ts';
import { wireTimes } from '../shared/wire-time.ts';

const settings = ['id', 'dataset_id', 'name', 'title'] as const;

const fields = (db: Db) =>
  db.selectFrom('fields').select([...settings, 'required', 'settings', ...wireTimes('fields')]);
const questions = (db: Db) =>
  db
    .selectFrom('questions')
    .select([...settings, 'n', 'description', 'required', 'settings', 'suggestions_shown', 'shown_share'])
    .select(wireTimes('questions'));
const metadataProperties = (db: Db) =>
  db
    .selectFrom('metadata_properties')
    .select([...settings, 'n', 'settings', 'visible_for_annotators', ...wireTimes('metadata_properties')]);
const vectorsSettings = (db: Db) =>
  db.selectFrom('vectors_settings').select([...settings, 'n', 'dimensions', ...wireTimes('vectors_settings')]);

export const fieldRows = (db: Db, datasetId: string) =>
  fields(db).where('dataset_id', '=', datasetId).orderBy('position').execute();
export const questionRows = (db: Db, datasetId: string) =>
  questions(db).where('dataset_id', '=', datasetId).orderBy('position').execute();
export const metadataPropertyRows = (db: Db, datasetId: string, withHidden: boolean) =>
  metadataProperties(db)
    .where('dataset_id', '=', datasetId)
    .where((is) => is.or([is('visible_for_annotators', '=', true), is.val(withHidden)]))
    .orderBy('n')
    .execute();
export const vectorSettingsRows = (db: Db, datasetId: string) =>
  vectorsSettings(db).where('dataset_id', '=', datasetId).orderBy('n').execute();

async function requireRow<T>(kind: string, id: string, row: Promise<T | undefined>): Promise<T> {
  const found = await row;
  if (!found) throw notFound(kind, id);
  return found;
}

export const fieldRow = (db: Db, id: string) =>
  requireRow('Field', id, fields(db).where('id', '=', id).executeTakeFirst());
export const questionRow = (db: Db, id: string) =>
  requireRow('Question', id, questions(db).where('id', '=', id).executeTakeFirst());
export const metadataPropertyRow = (db: Db, id: string) =>
  requireRow('MetadataProperty', id, metadataProperties(db).where('id', '=', id).executeTakeFirst());
export const vectorSettingsRow = (db: Db, id: string) =>
  requireRow('VectorSettings', id, vectorsSettings(db).where('id', '=', id).executeTakeFirst());

/** Names of properties that annotators may see. */
export const visibleMetadata = (datasetId: string) =>
  sql<string[]>`ARRAY(SELECT name FROM metadata_properties
    WHERE dataset_id = ${datasetId}::uuid AND visible_for_annotators)`;

type Row<Q extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Q>>[number];
export type FieldRow = Row<typeof fieldRows>;
export type QuestionRow = Row<typeof questionRows>;
export type MetadataPropertyRow = Row<typeof metadataPropertyRows>;
export type VectorSettingsRow = Row<typeof vectorSettingsRows>;
