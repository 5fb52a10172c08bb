import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';

const url = 'https://hooks.example.org/postil';
const events = ['record.completed', 'response.created'];
const unknown = '00000000-0000-4000-8000-000000000000';

describe('webhooks', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp({ FETCH_ALLOW: '10.1.0.0/16' });
    await world.addUser('owner', 'owner');
  });
  beforeEach(() => world.db.deleteFrom('webhooks').execute());
  afterAll(() => world.close());

  const send = (method: string, path: string, body?: unknown) => world.as('owner')(method, path, body);
  const make = async (more: object = {}) => (await send('POST', '/webhooks', { url, events, ...more })).body;

  it('get a secret that can be read again, and is encrypted in the database', async () => {
    const made = await send('POST', '/webhooks', { url, events, description: 'Ours' });
    const { body: listed } = await send('GET', '/webhooks');

    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      url,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      events,
      enabled: true,
      description: 'Ours',
      inserted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updated_at: expect.any(String),
    });
    expect(listed).toEqual({ items: [made.body] });
    const { secret_cipher } = await world.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    expect(secret_cipher.includes(made.body.secret.slice(6))).toBe(false);
  });

  it('can be changed partially, ignoring other properties', async () => {
    const made = await make({ description: 'Ours' });

    const { status, body } = await send('PATCH', `/webhooks/${made.id}`, { ...made, enabled: false, secret: 'mine' });
    const renamed = await send('PATCH', `/webhooks/${made.id}`, { description: null });

    expect([status, body.enabled, body.secret]).toEqual([200, false, made.secret]);
    expect(renamed.body).toMatchObject({ enabled: false, description: null, url, events });
  });

  it('can be deleted, and are returned then', async () => {
    const made = await make();

    const { status, body } = await send('DELETE', `/webhooks/${made.id}`);

    expect([status, body]).toEqual([200, made]);
    expect((await send('DELETE', `/webhooks/${made.id}`)).status).toBe(404);
  });

  it('are not found if they do not exist', async () => {
    const detail = `Webhook with id \`${unknown}\` not found`;

    const answers = [
      await send('PATCH', `/webhooks/${unknown}`, {}),
      await send('DELETE', `/webhooks/${unknown}`),
      await send('POST', `/webhooks/${unknown}/ping`),
    ];

    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([404, { detail }]));
  });

  it('are limited to ten, also for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => make()));

    const answers = await Promise.all(Array.from({ length: 4 }, () => send('POST', '/webhooks', { url, events })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.detail).toMatch('The limit of 10 webhooks is reached');
  });

  it.each([
    ['no address', { url: undefined }],
    ['another protocol', { url: 'ftp://example.org/x' }],
    ['a file', { url: 'file:///etc/passwd' }],
    ['a name and a password', { url: 'https://me:secret@example.org/' }],
    ['an endless address', { url: `https://example.org/${'x'.repeat(2000)}` }],
    ['a port that cannot be', { url: 'https://example.org:99999/' }],
    ['a host that cannot be', { url: 'https://[zz]/' }],
    ['no events', { events: [] }],
    ['an unknown event', { events: ['record.read'] }],
    ['an event twice', { events: ['record.created', 'record.created'] }],
    ['an empty description', { description: '' }],
  ])('are refused with %s', async (_, wrong) => {
    const { status } = await send('POST', '/webhooks', { url, events, ...wrong });

    expect(status).toBe(422);
  });

  it.each([
    'http://127.0.0.1:8000/x',
    'http://localhost/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://0/',
  ])('are refused with an internal address as %s', async (inside) => {
    const made = await make();

    const answers = [
      await send('POST', '/webhooks', { url: inside, events }),
      await send('PATCH', `/webhooks/${made.id}`, { url: inside }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers[0]?.body.detail).toMatch('FETCH_ALLOW');
  });

  it('accept an internal address that the operator allows', async () => {
    const { status } = await send('POST', '/webhooks', { url: 'http://10.1.2.3:8000/', events });

    expect(status).toBe(201);
  });
});
