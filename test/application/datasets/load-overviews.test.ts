import { describe, expect, it } from 'vitest';
import { CompleteOverview } from '#application/datasets/complete-overview.ts';
import { LoadOverviews } from '#application/datasets/load-overviews.ts';
import { bareOverview } from '#domain/datasets/overview/dataset-overview.ts';
import { aField, aQuestion } from '../../support/builders.ts';
import { aDataset } from '../../support/datasets.ts';
import { FakeDatasetRepository } from '../../support/repositories/fake-dataset-repository.ts';
import { FakeFieldRepository } from '../../support/repositories/fake-field-repository.ts';
import { FakeOverviewRepository } from '../../support/repositories/fake-overview-repository.ts';
import { FakeQuestionRepository } from '../../support/repositories/fake-question-repository.ts';

const progress = { total: 3, completed: 1, pending: 2, users: ['ann'] };
const kinds = { fields: ['text'], questions: ['rating'] } as const;

describe('loading the list of datasets', () => {
  const datasets = new FakeDatasetRepository([aDataset()]);
  const overviews = new FakeOverviewRepository([{ dataset: aDataset(), kinds, progress }]);
  const load = new LoadOverviews(datasets, overviews);

  it('takes one request from our own server', async () => {
    expect(await load.execute(true)).toEqual([{ dataset: aDataset(), kinds, progress }]);
  });

  it('returns bare datasets from other servers', async () => {
    expect(await load.execute(false)).toEqual([bareOverview(aDataset())]);
  });
});

describe('completing an overview', () => {
  function aWorld() {
    const datasets = new FakeDatasetRepository([aDataset()]);
    datasets.team = progress;
    const fields = new FakeFieldRepository([aField('text')]);
    const questions = new FakeQuestionRepository([aQuestion('rating')]);
    return { datasets, complete: new CompleteOverview(datasets, async () => ({ fields, questions })) };
  }

  it('loads progress and types', async () => {
    const { complete } = aWorld();

    expect(await complete.execute('dataset', () => true)).toEqual({ progress, kinds });
  });

  it('sends nothing when the dataset is out of view', async () => {
    const { complete, datasets } = aWorld();
    datasets.broken = 500;

    expect(await complete.execute('dataset', () => false)).toBeUndefined();
  });

  it('sends nothing when the dataset leaves the view while it waits', async () => {
    const { complete, datasets } = aWorld();
    datasets.hold();
    const inView = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const all = [...inView].map(async (id) => ((await complete.execute(id, () => inView.has(id))) ? id : undefined));

    inView.delete('g');
    datasets.release();

    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', undefined]);
  });

  it('sends at most six requests in parallel', async () => {
    const { datasets } = aWorld();
    let asked = 0;
    const hold = () => {
      asked += 1;
      return new Promise<typeof progress>(() => undefined);
    };
    const complete = new CompleteOverview(Object.assign(datasets, { progress: hold }), async () => ({
      fields: new FakeFieldRepository(),
      questions: new FakeQuestionRepository(),
    }));

    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) void complete.execute(id, () => true);
    await new Promise((resolve) => setTimeout(resolve, 0));

    expect(asked).toBe(6);
  });
});
