import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import { withFirstAnswers } from '#infrastructure/http/first-answers.ts';

const search = { method: 'POST', path: 'api/v1/me/datasets/5f/records/search?offset=0', body: '{"filters":{}}' };
const requested = [
  { method: 'GET', path: 'api/v1/me', body: '', answer: '"the user"' },
  { ...search, answer: '"the records"' },
];

let now: number;
let sent: string[];
beforeEach(() => {
  now = 0;
  sent = [];
});

const server: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  sent.push(`${request.method} ${request.url} ${await request.text()}`.trim());
  return new Response('"the server"');
};

const fetching = (response: Promise<Response | undefined> = Promise.resolve(Response.json(requested))) =>
  withFirstAnswers(server, { token: 'a token', response }, () => now);

async function me(fetch: typeof globalThis.fetch, token?: string) {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  return (await fetch('http://host/base/api/v1/me', { headers })).json();
}

const find = async (fetch: typeof globalThis.fetch, body: string) => {
  const request = new Request(`http://host/base/${search.path}`, { method: 'POST', body });
  return (await fetch(request)).json();
};

describe('the first calls of a page', () => {
  it('take each answer that the page has requested once', async () => {
    const fetch = fetching();

    expect(await me(fetch, 'a token')).toBe('the user');
    expect(await me(fetch, 'a token')).toBe('the server');

    expect(sent).toEqual(['GET http://host/base/api/v1/me']);
  });

  it('take an answer without a token', async () => {
    expect(await me(fetching())).toBe('the user');
  });

  it('take no answer that another user has requested', async () => {
    expect(await me(fetching(), 'another token')).toBe('the server');
  });

  it('take an answer only to the same body', async () => {
    const fetch = fetching();

    expect(await find(fetch, '{"filters":{"and":[]}}')).toBe('the server');
    expect(await find(fetch, '{"filters":{}}')).toBe('the records');

    expect(sent).toEqual([`POST http://host/base/${search.path} {"filters":{"and":[]}}`]);
  });

  it('take no answer after some seconds', async () => {
    const fetch = fetching();

    now = limits.firstAnswersMs;

    expect(await me(fetch)).toBe('the server');
  });

  it.each([
    ['the request failed', undefined],
    ['the server refused it', new Response('{}', { status: 404 })],
    ['the answer is of a gateway', new Response('<html>')],
  ])('go to the server if %s', async (_, response) => {
    expect(await me(fetching(Promise.resolve(response)))).toBe('the server');
  });

  it('go to the server if the page has requested nothing', async () => {
    expect(await me(withFirstAnswers(server, undefined))).toBe('the server');
  });
});
