import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexVersion } from '#server/search/text/index-version.ts';
import { outdatedDatasets, reindexTexts } from '#server/search/text/reindex-texts.ts';
import { startReindexing } from '#server/search/text/start-reindexing.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('reindexing texts', () => {
  let world: TestApp;
  let dataset: World;
  const log = pino({ level: 'silent' });
  const never = new AbortController().signal;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    dataset = await aDataset(world.db, { workspaceId, records: 1201 });
  });
  afterAll(() => world.close());

  beforeEach(async () => {
    await world.db.deleteFrom('record_texts').where('ds', '=', dataset.ds).execute();
    await world.db.updateTable('datasets').set({ analyser_version: 0 }).where('ds', '=', dataset.ds).execute();
  });

  const found = async (q: string) => {
    const { body } = await world.as('owner')('POST', `/me/datasets/${dataset.id}/records/search?limit=1`, {
      query: { text: { q } },
    });
    return body.total;
  };

  it('finds texts that an older server had not indexed', async () => {
    const before = await found('review');

    await reindexTexts(world.db, dataset.ds, never);

    expect([before, await found('review'), await found('1200')]).toEqual([0, 1201, 1]);
    expect(await outdatedDatasets(world.db)).toEqual([]);
  });

  it('runs beside requests, and only if needed', async () => {
    const reindexing = startReindexing({ db: world.db, log });

    await expect.poll(() => outdatedDatasets(world.db)).toEqual([]);
    await reindexing.stop();

    expect(await found('review')).toBe(1201);
  });

  it('continues at the next start after a stop', async () => {
    const stopping = new AbortController();
    stopping.abort();

    await reindexTexts(world.db, dataset.ds, stopping.signal);
    await startReindexing({ db: world.db, log }).stop();

    expect(await outdatedDatasets(world.db)).toEqual([dataset.ds]);
  });

  it('is not needed for new datasets', async () => {
    const row = await world.db
      .selectFrom('datasets')
      .select('analyser_version')
      .where('ds', '=', (await aDataset(world.db, { workspaceId: await world.addWorkspace('new'), records: 0 })).ds)
      .executeTakeFirstOrThrow();

    expect(row.analyser_version).toBe(indexVersion);
  });

  it('logs failures and keeps the server running', async () => {
    const errors: unknown[] = [];
    const loud = pino({ level: 'error' }, { write: (line: string) => errors.push(JSON.parse(line).msg) });
    const broken = world.db.withSchema('nowhere');

    const reindexing = startReindexing({ db: broken, log: loud });
    await expect.poll(() => errors).toEqual([expect.stringMatching(/could not be reindexed/)]);

    await expect(reindexing.stop()).resolves.toBeUndefined();
  });
});
