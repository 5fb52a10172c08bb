import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeyOf, type TestApp, testApp } from '../../support/server/app.ts';

describe('a page of another origin', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp();
    await world.addUser('ana', 'annotator');
  });
  afterAll(() => world.close());

  const origin = 'http://example.test';
  const preflight = (headers: Record<string, string>, path = '/api/v1/me') =>
    world.app.request(path, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET', ...headers },
    });

  it.each([
    ['a success', { 'X-Argilla-Api-Key': apiKeyOf('ana') }, 200],
    ['an error', {}, 401],
  ])('may read %s', async (_, headers, status) => {
    const answer = await world.app.request('/api/v1/me', { headers: { Origin: origin, ...headers } });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('may send preflight requests, which are cached for ten minutes', async () => {
    const answer = await preflight({ 'Access-Control-Request-Headers': 'authorization,content-type' });

    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('OK');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT',
      'access-control-allow-headers': 'authorization,content-type',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
  });

  it('never calls with cookies', async () => {
    const answers = await Promise.all([
      preflight({}),
      world.app.request('/api/v1/settings', { headers: { Origin: origin, Cookie: 'huggingface_oauth2_state=x' } }),
    ]);

    expect(answers.map(({ headers }) => headers.get('Access-Control-Allow-Credentials'))).toEqual([null, null]);
  });

  it('gets no echo of an invalid list of headers', async () => {
    const answer = await preflight({ 'Access-Control-Request-Headers': 'x; y=<b>' });

    expect(answer.headers.get('Access-Control-Allow-Headers')).toBeNull();
  });

  it('does not affect our own pages', async () => {
    const answer = await world.app.request('/api/v1/settings');

    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
