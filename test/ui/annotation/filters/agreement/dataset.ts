import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { createFields } from '#server/resources/dataset-settings/create.ts';
import type { NewRecord } from '#server/resources/records/create-records.ts';
import type { ourServer } from '../../../../support/client.ts';
import { aDataset, everyQuestion, type Numbers, type World } from '../../../../support/server/world.ts';

export const sources = ['web', 'U.S.', 'a~b', '100%', '🙂 shop', 'עברית', '"q"'] as const;
export const agents = ['gpt-4.0', 'claude', 'ge1.le2'] as const;
export const labels = ['negative', 'neutral', 'positive'] as const;
export const topics = ['a', 'b', 'c', 'd'] as const;

const count = 34;
const answered = ['submitted', 'submitted', 'draft', 'draft', 'draft', 'discarded'] as const;

/** The question and the property share a title, so only their targets tell them apart. */
const questions: readonly WireQuestionCreate[] = everyQuestion.map((each) =>
  each.name === 'label' ? { ...each, title: 'Source' } : each,
);

const among = <T>(values: readonly T[], index: number) => values[index % values.length] as T;

export const externalIdOf = (index: number) => `r-${`${index}`.padStart(2, '0')}`;

const aRecord = (index: number, { questions, vectors }: Numbers): NewRecord => ({
  externalId: externalIdOf(index),
  fields: { text: `Review ${index} of ${among(['tea', 'rain'], index)}`, notes: among(['rain', 'none'], index) },
  metadata: { source: among(sources, index), length: 10 * index, score: index / 2 },
  suggestions: new Map([
    [
      questions.get('label') ?? 0,
      { value: among(labels, index), score: (index % 10) / 10, agent: among(agents, index) },
    ],
    [questions.get('topics') ?? 0, { value: [among(topics, index), 'd'], score: [0.1, 0.9] }],
    [questions.get('stars') ?? 0, { value: index % 11 }],
  ]),
  vectors: new Map([[vectors.get('small') ?? 0, [0.8, index / 10]]]),
});

export async function aSearchableDataset(server: Awaited<ReturnType<typeof ourServer>>): Promise<World> {
  const records = (numbers: Numbers) => Array.from({ length: count }, (_, index) => aRecord(index, numbers));
  const dataset = await aDataset(server.db, { workspaceId: server.workspaceId, name: 'agreement', questions, records });
  const notes = { name: 'notes', title: 'Notes', settings: { type: 'text' as const } };
  await server.db.transaction().execute((trx) => createFields(trx, dataset.id, [notes]));
  for (const [index, status] of answered.entries())
    await server.as('ann')('POST', `/records/${dataset.records[index * 3]?.id}/responses`, {
      status,
      values: {
        comment: { value: index % 2 ? 'Good' : '' },
        label: { value: among(labels, index) },
        topics: { value: [among(topics, index), among(topics, index + 1)] },
        stars: { value: index },
        ents: { value: [{ start: 0, end: 3, label: among(['person', 'event'], index) }] },
      },
    });
  return dataset;
}
