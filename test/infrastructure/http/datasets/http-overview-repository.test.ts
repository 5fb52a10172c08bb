import { describe, expect, it } from 'vitest';
import { bareOverview } from '#domain/datasets/overview/dataset-overview.ts';
import { HttpOverviewRepository } from '#infrastructure/http/datasets/http-overview-repository.ts';
import { toOverview } from '#infrastructure/http/datasets/mappers/overview.ts';
import { ourServer } from '../../../support/client.ts';
import { aDataset } from '../../../support/datasets.ts';
import { FakeOverviewRepository } from '../../../support/repositories/fake-overview-repository.ts';

const server = await ourServer();

async function overHttp() {
  const client = await server.client();
  return { overviews: new HttpOverviewRepository(client.api), source: client };
}

async function faked() {
  const { id } = server.dataset;
  const overview = {
    ...bareOverview(aDataset({ id })),
    kinds: {
      fields: ['text'],
      questions: ['text', 'label_selection', 'multi_label_selection', 'rating', 'ranking', 'span'],
    },
    progress: { total: 3, completed: 0, pending: 3, users: [] },
    own: { total: 3, submitted: 0, discarded: 0, draft: 0, pending: 3 },
  } as const;
  const overviews = new FakeOverviewRepository([overview]);
  return { overviews, source: overviews };
}

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('an overview repository (%s)', (_, open) => {
  const reviews = {
    dataset: { name: 'reviews', workspaceName: 'demo' },
    kinds: {
      fields: ['text'],
      questions: ['text', 'label_selection', 'multi_label_selection', 'rating', 'ranking', 'span'],
    },
    progress: { total: 3, completed: 0, pending: 3, users: [] },
    own: { total: 3, submitted: 0, discarded: 0, draft: 0, pending: 3 },
  };

  it('tells of all datasets what a list shows', async () => {
    const { overviews } = await open();

    expect(await overviews.all()).toMatchObject([reviews]);
  });

  it('tells the same of one', async () => {
    const { overviews } = await open();

    expect(await overviews.one(server.dataset.id)).toMatchObject(reviews);
  });

  it('tells nothing of one that is not there', async () => {
    const { overviews } = await open();

    expect(await overviews.one('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });

  it('says what it could not do', async () => {
    const { overviews, source } = await open();
    source.broken = 500;

    await expect(overviews.all()).rejects.toMatchObject({ code: 'ERROR_FETCHING_FEEDBACK_DATASETS' });
    await expect(overviews.one(server.dataset.id)).rejects.toMatchObject({ code: 'ERROR_FETCHING_DATASET_INFO' });
  });
});

describe('the overview over HTTP', () => {
  it('takes one request for all datasets', async () => {
    const { overviews, source } = await overHttp();

    await overviews.all();

    expect(source.asked).toEqual(['GET ext/v1/datasets']);
  });

  it('does without the counts of the user and the last answer, which earlier versions do not send', async () => {
    const client = await server.client();
    await new HttpOverviewRepository(client.api).all();
    const answer = client.answers.get('http://test/api/ext/v1/datasets');
    const { items } = (await answer?.json()) ?? { items: [] };

    expect(toOverview({ ...items[0], own: undefined, last_answer: undefined })).toMatchObject({
      own: undefined,
      lastAnswer: undefined,
    });
  });

  it('leaves out kinds that only a newer server knows', async () => {
    const client = await server.client();
    await new HttpOverviewRepository(client.api).all();
    const answer = client.answers.get('http://test/api/ext/v1/datasets');
    const { items } = (await answer?.json()) ?? { items: [] };

    const { kinds } = toOverview({ ...items[0], field_types: ['text', 'smell'], question_types: ['guess'] });

    expect(kinds).toEqual({ fields: ['text'], questions: [] });
  });
});
