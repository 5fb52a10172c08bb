import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createUser } from '#server/auth/create-user.ts';
import { poolDialect } from '#server/engine/pool.ts';
import type { Database } from '#server/schema/database.ts';
import { Listening } from '../support/outside/events.ts';
import { apiKeyOf, testPassword } from '../support/server/app.ts';
import { aFolder } from '../support/server/folders.ts';
import { Postil } from '../support/server/processes/postil.ts';
import { aDataset } from '../support/server/world.ts';

const rounds = 200;
const slow = { timeout: 120_000 };
const cluster = inject('cluster');
const people = ['ana', 'bo'] as const;

async function anEmptyDatabase() {
  const database = `test_${randomBytes(8).toString('hex')}`;
  const admin = new Kysely<unknown>({ dialect: poolDialect({ ...cluster }) });
  await sql`CREATE DATABASE ${sql.id(database)}`.execute(admin);
  const db = new Kysely<Database>({ dialect: poolDialect({ ...cluster, database }) });
  onTestFinished(async () => {
    await db.destroy();
    await sql`DROP DATABASE ${sql.id(database)} WITH (FORCE)`.execute(admin);
    await admin.destroy();
  });
  const host = encodeURIComponent(String(cluster?.host));
  return { db, url: `postgresql://${cluster?.user}@localhost:${cluster?.port}/${database}?host=${host}` };
}

async function twoProcesses() {
  const { db, url } = await anEmptyDatabase();
  const folder = await aFolder();
  const env = { DATABASE_URL: url, OWNER_PASSWORD: testPassword, TEST_WEB_ROOT: folder };
  const aProcess = (data = 'data') => new Postil({ ...env, DATA_DIR: join(folder, data) });
  const [one, other] = [aProcess(), aProcess()];
  const [here, there] = await Promise.all([one.address(), other.address()]);
  return { db, one, here, there, aProcess };
}

/** Dataset for two users, both of whom have to answer each record. */
async function aTeam(db: Kysely<Database>) {
  const { id: workspaceId } = await db
    .insertInto('workspaces')
    .values({ name: 'team' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const username of people) {
    const user = { username, role: 'annotator', password: testPassword, apiKey: apiKeyOf(username) } as const;
    const { id: user_id } = await createUser(db, randomBytes(32), user);
    await db.insertInto('workspaces_users').values({ workspace_id: workspaceId, user_id }).execute();
  }
  return aDataset(db, { workspaceId, records: rounds, distribution: { strategy: 'overlap', min_submitted: 2 } });
}

const keyOf = (username: string) => ({ 'X-Argilla-Api-Key': apiKeyOf(username) });

async function ownerHeaders(address: string) {
  const body = new URLSearchParams({ username: 'owner', password: testPassword });
  const signedIn = await fetch(`${address}/api/v1/token`, { method: 'POST', body });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  return { Authorization: `Bearer ${access_token}` };
}

const submit = (address: string, as: string, record: string) =>
  fetch(`${address}/api/v1/records/${record}/responses`, {
    method: 'POST',
    headers: { ...keyOf(as), 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'submitted', values: { label: { value: 'positive' } } }),
  });

describe('two processes on one database', () => {
  it("initialise it together, and accept each other's tokens", slow, async () => {
    const { here, there } = await twoProcesses();

    const me = await fetch(`${there}/api/v1/me`, { headers: await ownerHeaders(here) });

    expect(await me.json()).toMatchObject({ username: 'owner', role: 'owner' });
  });

  it('share the limits of failed sign-ins', slow, async () => {
    const { here, there } = await twoProcesses();
    const form = new URLSearchParams({ username: 'owner', password: 'not the password' });
    const tries = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? here : there));

    const statuses: number[] = [];
    for (const address of tries)
      statuses.push((await fetch(`${address}/api/v1/token`, { method: 'POST', body: form })).status);

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('share answers, and disconnect their clients when they stop', slow, async () => {
    const { db, one, here, there } = await twoProcesses();
    const dataset = await aTeam(db);
    const [record = { id: '' }] = dataset.records;
    const listen = async (address: string) =>
      new Listening(await fetch(`${address}/api/ext/v1/datasets/${dataset.id}/events`, { headers: keyOf('bo') }));
    const [near, far] = [await listen(here), await listen(there)];
    await Promise.all([near.next(), far.next()]);

    await submit(here, 'ana', record.id);
    await submit(there, 'bo', record.id);

    expect((await far.nextOf('records'))?.data).toMatchObject({ completed: [record.id] });
    expect((await near.nextOf('records'))?.data).toMatchObject({ completed: [record.id] });
    one.kill('SIGTERM');
    while (await near.next());
    expect(await one.ended).toBe(0);
    await far.leave();
  });

  it('share new and changed datasets', slow, async () => {
    const { db, here, there } = await twoProcesses();
    const dataset = await aTeam(db);
    const far = new Listening(await fetch(`${there}/api/ext/v1/events`, { headers: keyOf('bo') }));
    await far.block();

    await submit(here, 'ana', dataset.records[0]?.id ?? '');
    const changed = await far.next();
    await fetch(`${here}/api/v1/datasets/${dataset.id}`, { method: 'DELETE', headers: await ownerHeaders(here) });

    expect(changed).toMatchObject({ event: 'dataset', data: { dataset_id: dataset.id } });
    expect((await far.nextOf('datasets'))?.event).toBe('datasets');
    await far.leave();
  });

  it('count exactly if two users submit the same record to both at once', slow, async () => {
    const { db, here, there } = await twoProcesses();
    const dataset = await aTeam(db);

    for (const { id } of dataset.records) await Promise.all([submit(here, 'ana', id), submit(there, 'bo', id)]);

    const [progress, metrics] = await Promise.all(
      [`datasets/${dataset.id}/progress`, `me/datasets/${dataset.id}/metrics`].map(async (path) =>
        (await fetch(`${there}/api/v1/${path}`, { headers: keyOf('ana') })).json(),
      ),
    );
    const { rows } = await sql`SELECT count(*)::int AS count FROM responses WHERE status = 'submitted'`.execute(db);
    expect(rows).toEqual([{ count: 2 * rounds }]);
    expect(progress).toMatchObject({ total: rounds, completed: rounds, pending: 0 });
    expect(metrics).toMatchObject({ responses: { submitted: rounds, pending: 0, total: rounds } });
  });

  it('refuse another one with other secrets', slow, async () => {
    const { aProcess } = await twoProcesses();

    const stranger = aProcess('other data');

    expect(await stranger.ended).not.toBe(0);
    expect(stranger.errors).toMatch(/^The secrets in .*other data\/secrets\.json do not match the database\./m);
  });
});
