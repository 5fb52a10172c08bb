import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type JobKind, PermanentFailure, RetryLater, retryAfter } from '#server/jobs/job.ts';
import { deleteOldJobs, storeProgress, takeJobs } from '#server/jobs/queue.ts';
import { runJob } from '#server/jobs/run-job.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { backdateJobs, enqueued, jobOf, runDueJobs } from '../../support/server/jobs.ts';

const retryDelay = retryAfter(10, 20);
const kind = (run: JobKind['run']): JobKind => ({ run, retryDelay });
const never = new AbortController().signal;

describe('jobs', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp();
  });
  beforeEach(() => world.db.deleteFrom('jobs').execute());
  afterAll(() => world.close());

  const run = (doing: JobKind['run']) => runDueJobs(world.deps, { work: kind(doing) });

  /** Simulates a process that dies during a job. */
  async function crash() {
    const [job] = await takeJobs(world.db, ['work'], 1);
    await backdateJobs(world.db, 61);
    return job;
  }

  it('run once, with their payload', async () => {
    const { id, status } = await enqueued(world.db, 'work', { number: 7 });
    const seen: unknown[] = [];

    const first = await run(async ({ payload }) => void seen.push(payload));
    const second = await run(async () => void seen.push('again'));

    expect([status, first, second, seen]).toEqual(['queued', 1, 0, [{ number: 7 }]]);
    expect((await jobOf(world.db, id)).status).toBe('finished');
  });

  it('have the status started while they run', async () => {
    const { id } = await enqueued(world.db, 'work');
    const seen: string[] = [];

    await run(async () => void seen.push((await jobOf(world.db, id)).status));

    expect(seen).toEqual(['started']);
  });

  it('with unknown kinds are ignored', async () => {
    const { id } = await enqueued(world.db, 'unknown');

    const done = await run(async () => undefined);

    expect(done).toBe(0);
    expect((await jobOf(world.db, id)).status).toBe('queued');
  });

  it('are retried a few times after failures', async () => {
    const { id } = await enqueued(world.db, 'work');
    const statuses: string[] = [];

    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await run(() => Promise.reject(new RetryLater('The hub is away')))).toBe(1);
      statuses.push((await jobOf(world.db, id)).status);
      expect(await run(async () => undefined)).toBe(0);
      await backdateJobs(world.db, 30);
    }

    expect(statuses).toEqual(['scheduled', 'scheduled', 'failed']);
    expect(await jobOf(world.db, id)).toMatchObject({ error: 'The hub is away', attempts: 3 });
  });

  it('wait at least as long as the failure asks', async () => {
    const { id } = await enqueued(world.db, 'work');

    await run(() => Promise.reject(new RetryLater('Too many requests', 500)));

    const { run_after } = await jobOf(world.db, id);
    expect(run_after.getTime() - Date.now()).toBeGreaterThan(480_000);
  });

  it('fail at once on a permanent failure, with the reason', async () => {
    const { id } = await enqueued(world.db, 'work');

    await run(() => Promise.reject(new PermanentFailure('There is no such \0 dataset')));

    expect(await jobOf(world.db, id)).toMatchObject({ status: 'failed', error: 'There is no such  dataset' });
  });

  it('hide internal errors', async () => {
    const { id } = await enqueued(world.db, 'work');

    await run(() => Promise.reject(new Error('connect to 10.0.0.1 as postgres')));

    const { error } = await jobOf(world.db, id);
    expect(error).toBe('Unexpected server error. See the server log for details');
  });

  it('delete their secrets at the end', async () => {
    const one = await enqueued(world.db, 'work', { secret: 'hush', name: 'one' });
    await run(async () => undefined);
    const other = await enqueued(world.db, 'work', { secret: 'hush', name: 'other' });
    await run(() => Promise.reject(new PermanentFailure('no')));

    expect((await jobOf(world.db, one.id)).payload).toEqual({ name: 'one' });
    expect((await jobOf(world.db, other.id)).payload).toEqual({ name: 'other' });
  });

  it('resume at their progress after their process has died', async () => {
    const { id } = await enqueued(world.db, 'work');
    const seen: unknown[] = [];
    const [job] = await takeJobs(world.db, ['work'], 1);
    if (job) await storeProgress(world.db, job, { offset: 100 });

    expect(await run(async () => undefined)).toBe(0);
    await backdateJobs(world.db, 61);
    await run(async ({ progress }) => void seen.push(progress));

    expect(seen).toEqual([{ offset: 100 }]);
    expect((await jobOf(world.db, id)).status).toBe('finished');
  });

  it('give up if they kill their process every time', async () => {
    const { id } = await enqueued(world.db, 'work');
    const seen: number[] = [];

    await crash();
    await crash();
    await crash();
    await crash();
    await run(async ({ attempt }) => void seen.push(attempt));

    expect(seen).toEqual([]);
    expect(await jobOf(world.db, id)).toMatchObject({ status: 'failed', error: 'The job was interrupted too often' });
  });

  it('store nothing after their lease has expired', async () => {
    const { id } = await enqueued(world.db, 'work');
    const late = await crash();
    const [taken] = await takeJobs(world.db, ['work'], 1);
    const work = kind(({ saveProgress }) =>
      world.db.transaction().execute((trx) => saveProgress(trx, { offset: 100 })),
    );

    if (late) await runJob(world.deps, work, late, never);

    const job = await jobOf(world.db, id);
    expect([job.status, job.progress, job.attempts]).toEqual(['started', null, taken?.attempt]);
  });

  it('are requeued without an attempt when the server stops', async () => {
    const { id } = await enqueued(world.db, 'work');
    const [job] = await takeJobs(world.db, ['work'], 1);
    const waits = kind(({ signal }) => Promise.reject(signal.reason));

    if (job) await runJob(world.deps, waits, job, AbortSignal.abort());

    expect(await jobOf(world.db, id)).toMatchObject({ status: 'queued', failures: 0, locked_until: null });
  });

  it('are deleted when done if users never ask for them', async () => {
    const { id } = await enqueued(world.db, 'quiet');

    await runDueJobs(world.deps, { quiet: { run: async () => undefined, retryDelay, isDeletedWhenDone: true } });

    expect(await world.db.selectFrom('jobs').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('are deleted some days after their end', async () => {
    const { id } = await enqueued(world.db, 'work');
    await run(async () => undefined);

    await deleteOldJobs(world.db);
    const before = await world.db.selectFrom('jobs').select('id').where('id', '=', id).execute();
    await backdateJobs(world.db, 8 * 86_400);
    await deleteOldJobs(world.db);

    expect(before).toHaveLength(1);
    expect(await world.db.selectFrom('jobs').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});
