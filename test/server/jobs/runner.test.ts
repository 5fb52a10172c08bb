import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type JobKind, retryAfter } from '#server/jobs/job.ts';
import { type Runner, startRunner } from '#server/jobs/runner.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { enqueued, jobOf } from '../../support/server/jobs.ts';

function aPromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the job runner', () => {
  let world: TestApp;
  let runners: Runner[] = [];

  beforeAll(async () => {
    world = await testApp();
  });
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    runners = [];
  });
  afterAll(() => world.close());

  function start(run: JobKind['run']) {
    const runner = startRunner(world.deps, { work: { run, retryDelay: retryAfter(10) } });
    runners.push(runner);
    return runner;
  }

  it('starts when a job is enqueued', async () => {
    const { promise, resolve } = aPromise();
    start(async () => resolve());

    await enqueued(world.db, 'work');

    await expect(promise).resolves.toBeUndefined();
  });

  it('stops after the deletion of old jobs and datasets that is under way', async () => {
    const { promise: released, resolve: release } = aPromise();
    const { promise: isLocked, resolve: tellLocked } = aPromise();
    const lock = world.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE datasets IN ACCESS EXCLUSIVE MODE`.execute(trx);
      tellLocked();
      await released;
    });
    await isLocked;
    const runner = start(async () => undefined);
    await vi.waitFor(async () => {
      const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(world.db);
      expect(rows).toHaveLength(1);
    });

    let isReleased = false;
    const stopped = runner.stop().then(() => isReleased);
    for (let count = 0; count < 20; count += 1) await sql`SELECT 1`.execute(world.db); // the workers have ended by then
    isReleased = true;
    release();
    await lock;

    expect(await stopped).toBe(true);
  });

  it('shares jobs with other processes, and runs none twice', async () => {
    const wanted = await Promise.all(Array.from({ length: 30 }, () => enqueued(world.db, 'work')));
    const done: string[] = [];
    const { promise, resolve } = aPromise();
    const work: JobKind['run'] = async ({ id }) => {
      done.push(id);
      if (done.length >= wanted.length) resolve();
    };

    start(work);
    start(work);
    start(work);
    await promise;
    await Promise.all(runners.map((runner) => runner.stop()));

    expect([...done].sort()).toEqual(wanted.map(({ id }) => id).sort());
  });

  it('runs several jobs at once', async () => {
    const [first, second] = [aPromise(), aPromise()];
    start(async ({ payload }) => {
      const [mine, other] = payload.isFirst ? [first, second] : [second, first];
      mine.resolve();
      await other.promise;
    });

    const jobs = [
      await enqueued(world.db, 'work', { isFirst: true }),
      await enqueued(world.db, 'work', { isFirst: false }),
    ];
    await Promise.all([first.promise, second.promise]);
    await runners[0]?.stop();

    const statuses = await Promise.all(jobs.map(async ({ id }) => (await jobOf(world.db, id)).status));
    expect(statuses).toEqual(['finished', 'finished']);
  });

  it('stops its jobs, so that another process can resume them', async () => {
    const begun = aPromise();
    const runner = start(({ signal }) => {
      begun.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const { id } = await enqueued(world.db, 'work');
    await begun.promise;

    await runner.stop();

    expect((await jobOf(world.db, id)).status).toBe('queued');
    await world.db.deleteFrom('jobs').execute();
  });
});
