import type { WireFieldCreate } from '#contract/datasets/field.ts';
import type { WireMetadataPropertyCreate } from '#contract/datasets/metadata-property.ts';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import {
  createFields,
  createMetadataProperties,
  createQuestions,
  createVectorsSettings,
} from '#server/resources/dataset-settings/create.ts';
import { createDataset, type DatasetKey } from '#server/resources/datasets/create-dataset.ts';
import { inTransaction } from '#server/resources/shared/transaction.ts';
import type { Db } from '#server/schema/database.ts';

/** Ids of a dataset's parts, by name. */
export type Ids = Readonly<Record<string, string>>;

export interface Draft extends DatasetKey {
  readonly name: string;
  readonly fields: Ids;
  readonly questions: Ids;
  readonly metadata: Ids;
  readonly vectors: Ids;
}

const fields: readonly WireFieldCreate[] = [
  { name: 'text', title: 'Text', required: true, settings: { type: 'text' } },
  { name: 'notes', title: 'Notes', settings: { type: 'text' } },
];
const questions: readonly WireQuestionCreate[] = [
  { name: 'comment', title: 'Comment', required: true, settings: { type: 'text' } },
];
const metadata: readonly WireMetadataPropertyCreate[] = [{ name: 'lang', title: 'Lang', settings: { type: 'terms' } }];

async function idsIn(
  db: Db,
  table: 'fields' | 'questions' | 'metadata_properties' | 'vectors_settings',
  datasetId: string,
) {
  const rows = await db.selectFrom(table).select(['id', 'name']).where('dataset_id', '=', datasetId).execute();
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}

export const aDraft = (db: Db, workspaceId: string): Promise<Draft> =>
  inTransaction(db, async (trx) => {
    const name = `draft-${crypto.randomUUID()}`;
    const key = await createDataset(trx, { workspaceId, name });
    await createFields(trx, key.id, fields);
    await createQuestions(trx, key.id, questions);
    await createMetadataProperties(trx, key.id, metadata);
    await createVectorsSettings(trx, key.id, [{ name: 'small', title: 'Small', dimensions: 2 }]);
    return {
      ...key,
      name,
      fields: await idsIn(trx, 'fields', key.id),
      questions: await idsIn(trx, 'questions', key.id),
      metadata: await idsIn(trx, 'metadata_properties', key.id),
      vectors: await idsIn(trx, 'vectors_settings', key.id),
    };
  });
