import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLogger } from '#server/log.ts';
import type { AnsweredRequest } from '#server/operation/metrics.ts';
import { apiKeyOf, type TestApp, testApp } from '../../support/server/app.ts';

function aLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger('info', stream), lines };
}

const secretId = '11111111-2222-4333-8444-555555555555';

describe('the request log', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp();
    await world.addUser('ana', 'annotator');
  });
  afterAll(() => world.close());

  async function send(path: string, headers: Record<string, string> = {}, body?: string) {
    const { log, lines } = aLog();
    const observed: AnsweredRequest[] = [];
    const app = createApp({ ...world.deps, log, observe: (answered) => observed.push(answered) });
    const init = body === undefined ? { headers } : { headers, method: 'POST', body };
    const answer = await app.request(path, init);
    return { answer, observed, lines, entries: lines.map((line) => JSON.parse(line)) };
  }

  const me = { 'X-Argilla-Api-Key': apiKeyOf('ana') };

  it('has the method, the route, the status and the time', async () => {
    const { entries, observed } = await send(`/api/v1/workspaces/${secretId}`, me);

    const [line] = entries;
    expect(line).toMatchObject({ method: 'GET', route: '/api/v1/workspaces/:workspace_id', msg: 'request' });
    expect(line.ms).toBeGreaterThan(0);
    expect(observed).toEqual([
      { method: 'GET', route: '/api/v1/workspaces/:workspace_id', status: line.status, seconds: expect.any(Number) },
    ]);
  });

  it('has no names, passwords, keys, ids and queries', async () => {
    const form = new URLSearchParams({ username: 'the-name', password: 'the-password' }).toString();
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };

    const all = [
      await send('/api/v1/token', type, form),
      await send(`/api/v1/workspaces/${secretId}?q=the-query`, { Authorization: 'Bearer the-token' }),
      await send('/api/v1/me', { 'X-Argilla-Api-Key': 'the-key', 'User-Agent': 'the-agent' }),
      await send('/api/v1/nowhere/the-path'),
    ];

    const text = all.flatMap(({ lines }) => lines).join('');
    expect(all.map(({ entries }) => entries[0].status)).toEqual([401, 401, 401, 404]);
    expect(all.at(-1)?.entries[0].route).toBe('(none)');
    expect(text).not.toMatch(/the-|11111111/);
  });

  it.each([
    ['of the caller', 'abc-12345', 'abc-12345'],
    ['of the server if the caller sends an invalid one', 'a b<c>', expect.stringMatching(/^[\da-f-]{36}$/)],
    ['of the server if the caller sends none', undefined, expect.stringMatching(/^[\da-f-]{36}$/)],
  ])('has the request id %s', async (_, given, expected) => {
    const { answer, entries } = await send('/api/v1/version', given === undefined ? {} : { 'X-Request-Id': given });

    expect(answer.headers.get('X-Request-Id')).toEqual(expected);
    expect(entries[0].request).toBe(answer.headers.get('X-Request-Id'));
  });
});

describe('an error in the log', () => {
  it('has message and location, but no rows or queries', () => {
    const { log, lines } = aLog();
    const error = Object.assign(new Error('duplicate key', { cause: new Error('below') }), {
      code: '23505',
      detail: 'Key (username)=(the-name) already exists.',
      query: 'the-query',
    });

    log.error({ err: error }, 'failed');

    const { err } = JSON.parse(lines[0] ?? '');
    expect(err).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505', cause: { message: 'below' } });
    expect(err.stack).toMatch('request-log.test');
    expect(lines[0]).not.toMatch(/the-/);
  });
});
