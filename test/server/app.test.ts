import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { poolDialect } from '#server/engine/pool.ts';
import type { Database } from '#server/schema/database.ts';
import { apiKeyOf, type TestApp, testApp } from '../support/server/app.ts';
import { aDataset, type World } from '../support/server/world.ts';

describe('the API', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp({ BODY_LIMIT: '1MB' });
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    dataset = await aDataset(world.db, { workspaceId });
  });
  afterAll(() => world.close());

  const post = (body: string) => world.as('owner')('POST', `/records/${dataset.records[0]?.id}/responses`, body);

  it.each(['/not-there', '/records', '/me/nothing'])('answers 404 or 405 for %s', async (path) => {
    expect(await world.as('owner')('GET', path)).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
  });

  it.each(['/me', '/not-there', '/settings'])('forbids caching of %s', async (path) => {
    expect((await world.as('owner')('GET', path)).headers.get('Cache-Control')).toBe('no-store');
  });

  it('lists the allowed methods of a path', async () => {
    const answer = await world.as('owner')('PUT', '/me');

    expect(answer).toMatchObject({ status: 405, body: { detail: 'Method Not Allowed' } });
    expect(answer.headers.get('Allow')).toBe('GET');
    expect((await world.as('owner')('PATCH', `/responses/${dataset.id}`)).headers.get('Allow')).toBe('PUT, DELETE');
  });

  it('answers 507 and stores nothing while the disk is full', async () => {
    await sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`.execute(world.db);
    await sql`CREATE TRIGGER no_room BEFORE INSERT ON workspaces EXECUTE FUNCTION no_room()`.execute(world.db);

    const { status, body, headers } = await world.as('owner')('POST', '/workspaces', { name: 'more' });

    await sql`DROP FUNCTION no_room CASCADE`.execute(world.db);
    expect([status, headers.get('Retry-After')]).toEqual([507, '30']);
    expect(body.detail).toMatch(/disk of the server is full. Nothing was stored/);
    expect((await world.as('owner')('POST', '/workspaces', { name: 'more' })).status).toBe(201);
  });

  it.each([
    [true, 503],
    [false, 507],
  ])('answers for an unreachable database while its disk has space: %j with %i', async (hasRoom, status) => {
    const gone = new Kysely<Database>({ dialect: poolDialect({ host: '127.0.0.1', port: 9 }) });
    onTestFinished(() => gone.destroy());
    const app = createApp({ ...world.deps, db: gone, hasDiskSpace: async () => hasRoom });

    const answer = await app.request('/api/v1/me', { headers: { 'X-Argilla-Api-Key': apiKeyOf('owner') } });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
  });

  it('reports malformed JSON as a schema error', async () => {
    const { status, body } = await post('{nope');

    expect(status).toBe(422);
    expect(body.detail.code).toBe('argilla.api.errors::ValidationError');
    expect(body.detail.params.errors).toEqual([{ type: 'json_invalid', loc: ['body', 1], msg: 'JSON decode error' }]);
  });

  it.each([
    ['a list', `[${'1,'.repeat(50_000)}1]`],
    ['a map', JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [key, 1])))],
  ])('reports only the first error of a large body (%s)', async (_, many) => {
    const small = await post('{"status":"draft","values":{"a":1,"b":2}}');
    const ofValues = await post(`{"status":"draft","values":${many.startsWith('{') ? many : `{"a":${many}}`}}`);
    const ofItems = await world.as('owner')('POST', '/me/responses/bulk', `{"items":${many}}`);

    expect(small.body.detail.params.errors).toHaveLength(2);
    expect([ofValues.status, ofItems.status]).toEqual([422, 422]);
    expect(ofValues.body.detail.params.errors).toHaveLength(1);
    expect(ofItems.body.detail.params.errors).toHaveLength(1);
  });

  it('rejects a body over the limit, which is lower without authentication', async () => {
    const large = await post(
      JSON.stringify({ status: 'draft', values: { comment: { value: 'x'.repeat(1_000_000) } } }),
    );
    const stranger = await world.as()('POST', '/token', `username=${'x'.repeat(70_000)}`);

    expect([large.status, stranger.status]).toEqual([413, 413]);
    expect(large.body.detail).toContain('1000000 bytes');
  });

  it('reads no body without authentication, and at most the limit of a chunked one', async () => {
    const pieces = () =>
      new ReadableStream({
        start(controller) {
          for (let piece = 0; piece < 20; piece += 1) controller.enqueue(new TextEncoder().encode(' '.repeat(100_000)));
          controller.close();
        },
      });
    const path = `/api/v1/records/${dataset.records[0]?.id}/responses`;
    const send = (headers: Record<string, string>) =>
      world.app.request(path, { method: 'POST', headers, body: pieces(), duplex: 'half' } as RequestInit);

    const stranger = await send({});
    const owner = await send({ 'X-Argilla-Api-Key': 'owner.apikey' });

    expect([stranger.status, owner.status]).toEqual([401, 413]);
  });

  it.each(['\\u0000', '\\ud800'])('rejects text that cannot be stored: %s', async (escaped) => {
    const { status, body } = await post(`{"status":"draft","values":{"comment":{"value":"a${escaped}b"}}}`);

    expect(status).toBe(422);
    expect(body.detail).toContain('U+0000');
  });

  it.each([
    [
      'not-a-uuid',
      'invalid character: expected an optional prefix of `urn:uuid:` followed by [0-9a-fA-F-], found `n` at 1',
    ],
    ['1234', 'invalid length: expected length 32 for simple format, found 4'],
  ])('rejects the id %s', async (id, problem) => {
    const { status, body } = await world.as('owner')('GET', `/workspaces/${id}`);

    expect(status).toBe(422);
    expect(body.detail.params.errors).toEqual([
      { type: 'uuid_parsing', loc: ['path', 'workspace_id'], msg: `Input should be a valid UUID, ${problem}` },
    ]);
  });

  it('hides internal errors', async () => {
    const broken = await testApp();
    await broken.addUser('owner', 'owner');
    await broken.db.schema.dropTable('workspaces_users').execute();

    const { status, body } = await broken.as('owner')('GET', `/datasets/${dataset.id}`);
    await broken.close();

    expect(status).toBe(500);
    expect(body.detail.code).toBe('argilla.api.errors::GenericServerError');
    expect(JSON.stringify(body)).not.toContain('workspaces_users');
  });
});
