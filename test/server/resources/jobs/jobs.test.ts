import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PermanentFailure, retryAfter } from '#server/jobs/job.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { enqueued, runDueJobs } from '../../../support/server/jobs.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('the status of a job', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('admin', 'admin', workspaceId);
  });
  afterAll(() => world.close());

  it('has its id and status', async () => {
    const { id } = await enqueued(world.db, 'waiting');

    const { status, body } = await world.as('owner')('GET', `/jobs/${id}`);

    expect([status, body]).toEqual([200, { id, status: 'queued' }]);
  });

  it('has its error and progress', async () => {
    const { id } = await enqueued(world.db, 'work');
    const work = {
      run: () => Promise.reject(new PermanentFailure('The hub has no such dataset')),
      retryDelay: retryAfter(),
    };
    await runDueJobs(world.deps, { work });
    await world.db.updateTable('jobs').set({ progress: '{"offset":100}' }).where('id', '=', id).execute();

    const { body } = await world.as('owner')('GET', `/jobs/${id}`);

    expect(body).toEqual({ id, status: 'failed', error: 'The hub has no such dataset', progress: { offset: 100 } });
  });

  it('is not found without a job', async () => {
    const { status, body } = await world.as('owner')('GET', `/jobs/${unknown}`);

    expect([status, body]).toEqual([404, { detail: `Job with id \`${unknown}\` not found` }]);
  });

  it('is for owners only if the job has no dataset', async () => {
    const { id } = await enqueued(world.db, 'waiting');

    const { status } = await world.as('admin')('GET', `/jobs/${id}`);

    expect(status).toBe(403);
  });
});
