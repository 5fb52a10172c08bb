import { describe, expect, it } from 'vitest';
import { OpenDataset } from '#application/annotation/open-dataset.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { aField, aQuestion, aRecord } from '../../support/builders.ts';
import { aDataset } from '../../support/datasets.ts';
import { settled } from '../../support/outbox.ts';
import { FakeDatasetRepository } from '../../support/repositories/fake-dataset-repository.ts';
import { FakeFieldRepository } from '../../support/repositories/fake-field-repository.ts';
import { FakeQuestionRepository } from '../../support/repositories/fake-question-repository.ts';
import { FakeRecordRepository } from '../../support/repositories/fake-record-repository.ts';
import { loadFrom } from '../../support/search/load-from.ts';

function aUseCase(records = [aRecord({ id: 'r1' }), aRecord({ id: 'r2' })]) {
  const datasets = new FakeDatasetRepository([aDataset()]);
  const fields = new FakeFieldRepository([aField('text')]);
  const questions = new FakeQuestionRepository([aQuestion('rating')]);
  const found = new FakeRecordRepository(records);
  return { datasets, fields, questions, found, open: new OpenDataset(datasets, fields, questions, loadFrom(found)) };
}

describe('opening a dataset', () => {
  it('returns the settings and the first records', async () => {
    const { open } = aUseCase();

    const opened = await open.execute('dataset', initialCriteria, { page: 1, limit: 10 });

    expect(opened).toMatchObject({
      dataset: { id: 'dataset' },
      fields: [{ name: 'text' }],
      questions: [{ name: 'rating' }],
    });
    expect(opened.page).toMatchObject({
      total: 2,
      records: [
        { id: 'r1', page: 1 },
        { id: 'r2', page: 2 },
      ],
    });
  });

  it('requests the records without waiting for the settings', async () => {
    const { open, datasets, fields, questions, found } = aUseCase();
    for (const slow of [datasets, fields, questions]) slow.hold();

    const opening = open.execute('dataset', initialCriteria, { page: 1, limit: 10 });
    await settled();

    expect(found.searched).toHaveLength(1);
    for (const slow of [datasets, fields, questions]) slow.release();
    await opening;
  });

  it('goes back to the first page if the requested page is missing', async () => {
    const { open, found } = aUseCase();

    const { page } = await open.execute('dataset', initialCriteria, { page: 9999, limit: 10 });

    expect(page.records.map(({ page: position }) => position)).toEqual([1, 2]);
    expect(found.searched).toEqual([
      { page: 9999, limit: 10 },
      { page: 1, limit: 10 },
    ]);
  });

  it('requests an empty queue once', async () => {
    const { open, found } = aUseCase([]);

    const { page } = await open.execute('dataset', initialCriteria, { page: 9999, limit: 10 });

    expect(page).toEqual({ records: [], total: 0 });
    expect(found.searched).toHaveLength(1);
  });

  it.each(['datasets', 'fields', 'questions', 'found'] as const)('fails when the %s cannot be read', async (part) => {
    const useCase = aUseCase();
    useCase[part].broken = 500;

    await expect(useCase.open.execute('dataset', initialCriteria, { page: 1, limit: 10 })).rejects.toMatchObject({
      cause: { status: 500 },
    });
  });
});

describe('an open dataset', () => {
  it('reloads its settings without its records', async () => {
    const { open, questions, found } = aUseCase();
    questions.questions = [aQuestion('text')];

    expect(await open.reloadSettings('dataset')).toMatchObject({
      dataset: { id: 'dataset' },
      fields: [{ name: 'text' }],
      questions: [{ name: 'text' }],
    });
    expect(found.searched).toEqual([]);
  });

  it.each([
    [404, 'deleted'],
    [403, 'closed'],
  ])('reports the access loss after status %i', async (status, loss) => {
    const { open, datasets } = aUseCase();
    datasets.broken = status;

    expect(await open.reloadSettings('dataset')).toBe(loss);
  });

  it('keeps its settings when the reload fails', async () => {
    const { open, questions } = aUseCase();
    questions.broken = 500;

    expect(await open.reloadSettings('dataset')).toBeUndefined();
  });
});
