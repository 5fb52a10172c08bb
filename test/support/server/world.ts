import type { WireFieldCreate } from '#contract/datasets/field.ts';
import type { WireMetadataPropertyCreate } from '#contract/datasets/metadata-property.ts';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import type { WireVectorSettingsCreate } from '#contract/datasets/vector.ts';
import {
  createFields,
  createMetadataProperties,
  createQuestions,
  createVectorsSettings,
} from '#server/resources/dataset-settings/create.ts';
import { createDataset, type NewDataset } from '#server/resources/datasets/create-dataset.ts';
import { type CreatedRecord, createRecords, type NewRecord } from '#server/resources/records/create-records.ts';
import { inTransaction } from '#server/resources/shared/transaction.ts';
import type { Db } from '#server/schema/database.ts';

export const options = (...values: readonly string[]) => values.map((value) => ({ value, text: value.toUpperCase() }));

/** One question of each type, as in the recordings. */
export const everyQuestion: readonly WireQuestionCreate[] = [
  { name: 'comment', title: 'Comment', settings: { type: 'text' } },
  {
    name: 'label',
    title: 'Label',
    required: true,
    settings: { type: 'label_selection', options: options('negative', 'neutral', 'positive') },
  },
  {
    name: 'topics',
    title: 'Topics',
    settings: { type: 'multi_label_selection', options: options('a', 'b', 'c', 'd') },
  },
  {
    name: 'stars',
    title: 'Stars',
    settings: { type: 'rating', options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value })) },
  },
  { name: 'order', title: 'Order', settings: { type: 'ranking', options: options('r1', 'r2', 'r3') } },
  {
    name: 'ents',
    title: 'Entities',
    settings: { type: 'span', field: 'text', options: options('person', 'event'), allow_overlapping: true },
  },
];

export const everyMetadata: readonly WireMetadataPropertyCreate[] = [
  { name: 'source', title: 'Source', settings: { type: 'terms' } },
  { name: 'length', title: 'Length', settings: { type: 'integer' } },
  { name: 'score', title: 'Score', settings: { type: 'float' } },
  { name: 'batch', title: 'Batch', settings: { type: 'terms' }, visible_for_annotators: false },
];

const textField: WireFieldCreate = { name: 'text', title: 'Text', required: true, settings: { type: 'text' } };

export interface Numbers {
  readonly questions: ReadonlyMap<string, number>;
  readonly vectors: ReadonlyMap<string, number>;
}

export interface World {
  readonly id: string;
  readonly ds: number;
  readonly records: readonly CreatedRecord[];
}

export interface DatasetOptions extends Pick<NewDataset, 'workspaceId' | 'distribution' | 'guidelines'> {
  readonly name?: string;
  readonly questions?: readonly WireQuestionCreate[];
  readonly vectors?: readonly WireVectorSettingsCreate[];
  readonly records?: number | ((numbers: Numbers) => readonly NewRecord[]);
}

const plainRecords = (count: number): readonly NewRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    externalId: `r-${index}`,
    fields: { text: `Ana wrote review ${index}` },
  }));

const small: WireVectorSettingsCreate = { name: 'small', title: 'Small', dimensions: 2 };

/** Published dataset with every kind of setting. */
export const aDataset = (
  db: Db,
  { name = 'reviews', questions, vectors = [small], records = 3, ...dataset }: DatasetOptions,
): Promise<World> =>
  inTransaction(db, async (trx) => {
    const key = await createDataset(trx, { ...dataset, name, status: 'ready' });
    await createFields(trx, key.id, [textField]);
    await createMetadataProperties(trx, key.id, everyMetadata);
    const numbers = {
      questions: await createQuestions(trx, key.id, questions ?? everyQuestion),
      vectors: vectors.length > 0 ? await createVectorsSettings(trx, key.id, vectors) : new Map(),
    };
    const wanted = typeof records === 'number' ? plainRecords(records) : records(numbers);
    return { ...key, records: await createRecords(trx, key.ds, wanted) };
  });
