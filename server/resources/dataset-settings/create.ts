import { sql } from 'kysely';
import * as v from 'valibot';
import { type WireFieldCreate, wireFieldCreate } from '#contract/datasets/field.ts';
import { type WireMetadataPropertyCreate, wireMetadataPropertyCreate } from '#contract/datasets/metadata-property.ts';
import { type WireQuestionCreate, type WireShownSuggestions, wireQuestionCreate } from '#contract/datasets/question.ts';
import type { Trx } from '../../schema/database.ts';
import { createMetadataIndexes } from '../../search/metadata-index.ts';

// Each function parses its input, so that stored settings contain all defaults.

async function lastField(trx: Trx, datasetId: string) {
  const last = (column: 'tag' | 'position', before: number) =>
    sql<number>`coalesce(max(${sql.ref(column)}), ${before}::int)`;
  return trx
    .selectFrom('fields')
    .select([last('tag', 0).as('tag'), last('position', -1).as('position')])
    .where('dataset_id', '=', datasetId)
    .executeTakeFirstOrThrow();
}

async function lastQuestion(trx: Trx, datasetId: string) {
  const { position } = await trx
    .selectFrom('questions')
    .select(sql<number>`coalesce(max(position), -1)`.as('position'))
    .where('dataset_id', '=', datasetId)
    .executeTakeFirstOrThrow();
  return position;
}

export async function createFields(trx: Trx, datasetId: string, fields: readonly WireFieldCreate[]): Promise<void> {
  const { tag, position } = await lastField(trx, datasetId);
  const rows = fields.map((field, index) => {
    const { settings, ...rest } = v.parse(wireFieldCreate, field);
    const numbers = { tag: tag + 1 + index, position: position + 1 + index };
    return { ...rest, ...numbers, dataset_id: datasetId, settings: JSON.stringify(settings) };
  });
  await trx.insertInto('fields').values(rows).execute();
}

/** Columns of a question; none if the request leaves them out. */
export const shownColumns = (shown: WireShownSuggestions | undefined) =>
  shown && {
    suggestions_shown: shown.suggestions_shown,
    shown_share: shown.suggestions_shown === 'on_share' ? shown.share : null,
  };

export async function createQuestions(trx: Trx, datasetId: string, questions: readonly WireQuestionCreate[]) {
  const last = await lastQuestion(trx, datasetId);
  const rows = questions.map((question, index) => {
    const { settings, postil, ...rest } = v.parse(wireQuestionCreate, question);
    const own = { ...rest, ...shownColumns(postil), settings: JSON.stringify(settings) };
    return { ...own, dataset_id: datasetId, position: last + 1 + index };
  });
  const made = await trx.insertInto('questions').values(rows).returning(['name', 'n']).execute();
  return new Map(made.map(({ name, n }) => [name, n]));
}

export async function createMetadataProperties(
  trx: Trx,
  datasetId: string,
  properties: readonly WireMetadataPropertyCreate[],
): Promise<void> {
  const rows = properties.map((property) => {
    const { settings, ...rest } = v.parse(wireMetadataPropertyCreate, property);
    return { ...rest, dataset_id: datasetId, settings: JSON.stringify(settings) };
  });
  const { ds } = await trx.selectFrom('datasets').select('ds').where('id', '=', datasetId).executeTakeFirstOrThrow();
  const made = await trx.insertInto('metadata_properties').values(rows).returning(['n', 'name', 'settings']).execute();
  for (const { n, name, settings } of made)
    await createMetadataIndexes(trx, ds, { n, name, type: String(settings.type) });
}

export interface NewVectorSettings {
  readonly name: string;
  readonly title: string;
  readonly dimensions: number;
}

export async function createVectorsSettings(trx: Trx, datasetId: string, settings: readonly NewVectorSettings[]) {
  const rows = settings.map((setting) => ({ ...setting, dataset_id: datasetId }));
  const made = await trx.insertInto('vectors_settings').values(rows).returning(['name', 'n']).execute();
  return new Map(made.map(({ name, n }) => [name, n]));
}
