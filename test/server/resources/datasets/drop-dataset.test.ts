import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Postponed } from '#server/jobs/job.ts';
import { dropDataset } from '#server/resources/datasets/drop-dataset.ts';
import { countersFor, datasetCounters } from '#server/resources/datasets/progress-queries.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { backdateJobs, runDueJobs } from '../../../support/server/jobs.ts';
import { aDataset } from '../../../support/server/world.ts';

describe('a deleted dataset', () => {
  let world: TestApp;
  let workspaceId: string;
  let names = 0;

  beforeAll(async () => {
    world = await testApp({ TRASH_DAYS: '0' });
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
  });
  beforeEach(() => world.db.deleteFrom('jobs').execute());
  afterAll(() => world.close());

  async function answered() {
    const dataset = await aDataset(world.db, { workspaceId, name: `dataset-${names++}` });
    const answer = { status: 'submitted', values: { label: { value: 'neutral' } } };
    await world.as('owner')('POST', `/records/${dataset.records[0]?.id}/responses`, answer);
    await sql`INSERT INTO openings (ds, opened, lately) VALUES (${dataset.ds}, 1, '{1}')`.execute(world.db);
    await sql`INSERT INTO queue_starts (ds, user_n, only_pending, begins_at, left_before, as_of)
      VALUES (${dataset.ds}, 1, true, 4, '{2, 3}', 1)`.execute(world.db);
    return dataset;
  }

  const remove = ({ id }: { id: string }) => world.as('owner')('DELETE', `/datasets/${id}`);

  /** Number of rows and tables of a dataset. */
  async function left({ ds, id }: { ds: number; id: string }) {
    const of = (table: string) => sql`(SELECT count(*) FROM ${sql.table(table)} WHERE ds = ${ds})`;
    const { rows } = await sql<{ rows: number; tables: number; settings: number }>`SELECT
      (SELECT count(*)::int FROM pg_class WHERE relkind = 'r' AND relname ~ ${`_${ds}$`}) AS tables,
      (${of('record_ids')} + ${of('response_ids')} + ${of('user_progress')} + ${of('openings')} + ${of('queue_starts')}
        + ${of('datasets')})::int AS rows,
      (SELECT count(*)::int FROM questions WHERE dataset_id = ${id}::uuid) AS settings`.execute(world.db);
    return rows[0];
  }

  /** Detaching waits for readers, and is cancelled during that. */
  const interruptDetaching = ({ ds }: { ds: number }) =>
    world.db.transaction().execute(async (reader) => {
      await sql`SELECT FROM records`.execute(reader);
      await world.db.connection().execute(async (connection) => {
        await sql`SET statement_timeout = 300`.execute(connection);
        const detaching = sql`ALTER TABLE records DETACH PARTITION ${sql.id(`records_${ds}`)} CONCURRENTLY`;
        await expect(detaching.execute(connection)).rejects.toThrow('statement timeout');
        await sql`RESET statement_timeout`.execute(connection);
      });
    });

  it('leaves no rows, and keeps other datasets', async () => {
    const [gone, other] = [await answered(), await answered()];
    await remove(gone);
    const before = await left(gone);

    await dropDataset(world.db, gone.ds);

    expect(before).toEqual({ rows: 8, tables: 6, settings: 6 });
    expect(await left(gone)).toEqual({ rows: 0, tables: 0, settings: 0 });
    expect(await left(other)).toEqual(before);
    expect((await world.as('owner')('GET', `/records/${other.records[0]?.id}`)).status).toBe(200);
    expect((await world.as('owner')('GET', `/records/${gone.records[0]?.id}`)).status).toBe(404);
  });

  it('is not found by requests that counted after the deletion', async () => {
    const gone = await answered();
    await remove(gone);
    await dropDataset(world.db, gone.ds);

    await expect(datasetCounters(world.db, gone)).rejects.toMatchObject({ status: 404 });
    await expect(countersFor(world.db, gone, 1)).rejects.toMatchObject({ status: 404 });
  });

  it('is dropped by a job after all requests have ended', async () => {
    const gone = await answered();
    await remove(gone);

    await runDueJobs(world.deps);
    const atOnce = await left(gone);
    await world.db
      .updateTable('datasets')
      .set({ removed_at: new Date(Date.now() - 61_000) })
      .where('id', '=', gone.id)
      .execute();
    await backdateJobs(world.db, 61);
    await runDueJobs(world.deps);

    expect(atOnce?.tables).toBe(6);
    expect(await left(gone)).toEqual({ rows: 0, tables: 0, settings: 0 });
    const jobs = world.db.selectFrom('jobs').select('id').where('kind', '=', 'drop-dataset');
    expect(await jobs.execute()).toHaveLength(0);
  });

  it('is dropped completely by a second attempt', async () => {
    const gone = await answered();
    await remove(gone);
    await sql`ALTER TABLE records DETACH PARTITION ${sql.id(`records_${gone.ds}`)}`.execute(world.db);
    await sql`DROP TABLE ${sql.id(`record_contents_${gone.ds}`)}`.execute(world.db);

    await dropDataset(world.db, gone.ds);
    await dropDataset(world.db, gone.ds);

    expect(await left(gone)).toEqual({ rows: 0, tables: 0, settings: 0 });
  });

  it('is dropped although another one was left half detached', async () => {
    const [half, gone] = [await answered(), await answered()];
    await Promise.all([remove(half), remove(gone)]);
    await interruptDetaching(half);

    await dropDataset(world.db, gone.ds);

    expect(await left(gone)).toEqual({ rows: 0, tables: 0, settings: 0 });
    expect(await left(half)).toMatchObject({ tables: 6 });
  });

  it('waits while another one is dropped', async () => {
    const both = [await answered(), await answered()];
    await Promise.all(both.map(remove));

    const ends = await Promise.allSettled(both.map(({ ds }) => dropDataset(world.db, ds)));
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    for (const { ds } of both) await dropDataset(world.db, ds);

    expect(failures.filter((reason) => !(reason instanceof Postponed))).toEqual([]);
    for (const gone of both) expect(await left(gone)).toEqual({ rows: 0, tables: 0, settings: 0 });
  });

  it('is dropped alone', async () => {
    const kept = await answered();

    await dropDataset(world.db, kept.ds);

    expect(await left(kept)).toMatchObject({ tables: 6, rows: 8 });
  });

  it('does not block reads of other datasets while it is dropped', async () => {
    const [gone, other] = [await answered(), await answered()];
    await remove(gone);
    const read = () => world.as('owner')('POST', `/me/datasets/${other.id}/records/search`, {});

    const dropping = dropDataset(world.db, gone.ds);
    const answers = await Promise.all([read(), read(), read()]);
    await dropping;

    expect(answers.map(({ status, body }) => [status, body.total])).toEqual([
      [200, 3],
      [200, 3],
      [200, 3],
    ]);
  });
});
