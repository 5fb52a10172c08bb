import { beforeAll, describe, expect, it } from 'vitest';
import { CreateDataset } from '#application/creation/create-dataset.ts';
import { newPlan } from '#domain/creation/plan/dataset-plan.ts';
import { fileSource } from '#domain/creation/source/file-source.ts';
import { HttpFieldRepository } from '#infrastructure/http/annotation/http-field-repository.ts';
import { HttpQuestionWriter } from '#infrastructure/http/annotation/http-question-writer.ts';
import { HttpDatasetWriter } from '#infrastructure/http/datasets/http-dataset-writer.ts';
import { HttpMetadataPropertyRepository } from '#infrastructure/http/datasets/http-metadata-property-repository.ts';
import { HttpVectorRepository } from '#infrastructure/http/datasets/http-vector-repository.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/session/http-workspace-repository.ts';
import { aCreationListener } from '../../application/creation/support/a-server.ts';
import { ourServer, TestClient } from '../../support/client.ts';
import { fileOf } from '../../support/formats/a-file.ts';
import { aFile, aReader, read } from './support/a-reader.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('ada', 'admin', server.workspaceId);
});

const toNothing = { start: async () => {}, waitForRecords: async () => 'enough' as const, abandon: async () => {} };

/** Settings that all differ from their defaults. */
const notes = {
  version: 1,
  guidelines: 'Read *twice*.',
  allow_extra_metadata: false,
  distribution: { strategy: 'overlap', min_submitted: 3 },
  fields: [
    { name: 'text', title: 'The text', required: true, settings: { type: 'text', use_markdown: true } },
    {
      name: 'card',
      title: 'Card',
      required: false,
      settings: { type: 'custom', template: '<b>{{record.fields.card.a}}</b>', advanced_mode: true },
    },
  ],
  questions: [
    {
      name: 'mood',
      title: 'How does it *sound*?',
      description: 'The first impression.',
      required: true,
      settings: {
        type: 'multi_label_selection',
        options: ['a', 'b', 'c', 'd'].map((value) => ({ value, text: `The ${value}`, description: `Like ${value}` })),
        visible_options: 3,
        options_order: 'suggestion',
      },
    },
    {
      name: 'why',
      title: 'Why?',
      description: null,
      required: false,
      settings: { type: 'text', use_markdown: true },
    },
  ],
  metadata: [
    {
      name: 'source',
      title: 'The source',
      settings: { type: 'terms', values: ['web', 'mail'] },
      visible_for_annotators: false,
    },
    {
      name: 'length',
      title: 'Length',
      settings: { type: 'integer', min: 1, max: 9 },
      visible_for_annotators: true,
    },
  ],
  vectors: [{ name: 'small', title: 'A small one', dimensions: 2 }],
};

const shape = {
  fields: [
    { name: 'text', type: 'text' },
    { name: 'card', type: 'custom' },
  ],
  questions: [
    { name: 'mood', type: 'multi_label_selection' },
    { name: 'why', type: 'text' },
  ],
} as const;

async function madeAgain(): Promise<string> {
  const { api } = await new TestClient(server).signIn('ada');
  const workspaces = new HttpWorkspaceRepository(api);
  const file = aFile(fileOf([], { order: { format: 'parquet' }, shape, settings: notes }), 'again.parquet');
  const { inferred } = read(await aReader().reader.inspect(file, {}));
  const plan = newPlan(fileSource(file.name, inferred), await workspaces.mine());
  if (!plan) throw new Error('a file has one subset');
  const createDataset = new CreateDataset(
    workspaces,
    new HttpDatasetWriter(api),
    new HttpFieldRepository(api),
    new HttpQuestionWriter(api),
    new HttpMetadataPropertyRepository(api),
    new HttpVectorRepository(api),
  );
  return (await createDataset.execute(plan, toNothing, aCreationListener().listener)).datasetId;
}

describe('a dataset created from a Postil export', () => {
  it('has the settings of the exported dataset', async () => {
    const id = await madeAgain();
    const ask = server.as('ada');
    const parts = async (path: string) => (await ask('GET', path)).body.items;

    const { fields, questions, metadata, vectors, version: _, ...itself } = notes;
    expect((await ask('GET', `/datasets/${id}`)).body).toMatchObject(itself);
    expect(await parts(`/datasets/${id}/fields`)).toMatchObject(fields);
    expect(await parts(`/datasets/${id}/questions`)).toMatchObject(questions);
    expect(await parts(`/me/datasets/${id}/metadata-properties`)).toMatchObject(metadata);
    expect(await parts(`/datasets/${id}/vectors-settings`)).toMatchObject(vectors);
  });
});
