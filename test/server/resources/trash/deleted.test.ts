import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';
import { annotationRows } from '../../auth/matrix/annotation.ts';
import { datasetsRows } from '../../auth/matrix/datasets.ts';
import { jobsRows } from '../../auth/matrix/jobs.ts';
import { liveRows } from '../../auth/matrix/live.ts';

const answer = { status: 'submitted', values: { label: { value: 'neutral' } } };

const calls = [...datasetsRows, ...annotationRows, ...jobsRows, ...liveRows].filter(
  ([, path]) => path.includes(':') && !/:(job|webhook)_id/.test(path),
);

describe('a deleted dataset that can be restored', () => {
  let world: TestApp;
  let dataset: World;
  let send: Send;
  let ids: Readonly<Record<string, string>>;

  async function idsIn({ id, records }: World): Promise<typeof ids> {
    const record_id = records[0]?.id ?? '';
    const first = async (path: string) => (await send('GET', path)).body.items[0].id;
    const question_id = await first(`/datasets/${id}/questions`);
    const suggestion = { question_id, value: 'fine' };
    return {
      dataset_id: id,
      record_id,
      question_id,
      field_id: await first(`/datasets/${id}/fields`),
      metadata_property_id: await first(`/me/datasets/${id}/metadata-properties`),
      vector_settings_id: await first(`/datasets/${id}/vectors-settings`),
      suggestion_id: (await send('PUT', `/records/${record_id}/suggestions`, suggestion)).body.id,
      response_id: (await send('POST', `/records/${record_id}/responses`, answer)).body.id,
      job_id: (await world.db.transaction().execute((trx) => enqueue(trx, 'none', {}, id))).id,
    };
  }

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ada', 'admin', workspaceId);
    send = world.as('owner');
    dataset = await aDataset(world.db, { workspaceId });
    ids = await idsIn(dataset);
    await send('DELETE', `/datasets/${dataset.id}`);
  });
  afterAll(() => world.close());

  const addressed = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');

  function bodyFor(method: string, path: string) {
    if (method === 'GET' || method === 'DELETE') return undefined;
    return path.endsWith('search') || method === 'PATCH' ? {} : answer;
  }

  it.each(calls.map(([method, path, , body]) => [method, path, body] as const))(
    'is not found by %s %s',
    async (method, path, body) => {
      const refused = await send(method, addressed(path), body ?? bodyFor(method, path));

      expect(refused).toMatchObject({ status: 404, body: { detail: expect.stringContaining('not found') } });
    },
  );

  it('accepts no bulk answers, not even from open pages', async () => {
    const { body } = await send('POST', '/me/responses/bulk', { items: [{ ...answer, record_id: ids.record_id }] });

    expect(body.items).toMatchObject([{ item: null, error: { detail: expect.stringContaining('not found') } }]);
  });

  it('is in no list, and its jobs are visible to owners only', async () => {
    const listed = await Promise.all(['/me/datasets', '/ext/v1/datasets'].map((path) => send('GET', path)));
    const job = await world.as('ada')('GET', `/jobs/${ids.job_id}`);

    expect(listed.map(({ body }) => body.items)).toEqual([[], []]);
    expect(job.status).toBe(403);
  });
});
