import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { Reauthentication } from '#application/session/reauthentication.ts';
import { Api } from '#infrastructure/http/api.ts';
import { Cache } from '#infrastructure/http/cache.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';
import { settled } from '../../support/outbox.ts';

type Respond = () => Response | Promise<Response>;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function anApi(answer: Respond = () => json({ name: 'ann' }), baseUrl = 'http://test/api') {
  const requests: Request[] = [];
  const reported: CallFailure[] = [];
  const tokens = new FakeTokenStore();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return answer();
  };
  const failures = { report: (failure: CallFailure) => reported.push(failure) };
  const reauthentication = new Reauthentication();
  const api = new Api({ baseUrl, fetch }, tokens, new Cache(new FakeClock()), failures, reauthentication);
  return { requests, reported, tokens, reauthentication, api };
}

const thing = { path: 'v1/thing', schema: v.object({ name: v.string() }), failure: 'GET_AGENTS' } as const;

describe('a call', () => {
  it('goes to the configured base URL', async () => {
    const { api, requests } = anApi(undefined, 'http://elsewhere/base/api');

    await api.get(thing);

    expect(requests[0]?.url).toBe('http://elsewhere/base/api/v1/thing');
  });

  it('says what it accepts', async () => {
    const { api, requests } = anApi();

    await api.get(thing);

    expect(requests[0]?.headers.get('accept')).toBe('application/json, text/plain, */*');
  });

  it('carries the token once there is one', async () => {
    const { api, requests, tokens } = anApi();

    await api.get(thing);
    tokens.write('secret');
    await api.get(thing);

    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer secret']);
  });

  it('gives what the schema reads', async () => {
    const { api } = anApi(() => json({ name: 'ann', unknown: true }));

    expect(await api.get(thing)).toEqual({ name: 'ann' });
  });

  it('reads an empty body as null', async () => {
    const { api } = anApi(() => new Response(null, { status: 204 }));

    expect(await api.call({ ...thing, method: 'delete', schema: v.null() })).toBeNull();
  });

  it('is made once when it is asked for twice at the same time', async () => {
    const { api, requests } = anApi();

    await Promise.all([api.get(thing), api.get(thing)]);

    expect(requests).toHaveLength(1);
  });

  it('drops what it makes untrue, even when it fails', async () => {
    let status = 200;
    const { api, requests } = anApi(() => json({ name: 'ann' }, status));
    await api.get({ ...thing, cacheForMs: 600_000 });
    status = 500;
    await expect(api.call({ ...thing, method: 'put', invalidates: /thing$/ })).rejects.toThrow();
    status = 200;

    await api.get({ ...thing, cacheForMs: 600_000 });

    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  });
});

describe('a call that goes wrong', () => {
  it.each([
    ['{"detail":"Name exists"}', { detail: 'Name exists', code: undefined }],
    ['{"code":"missing_vector","message":"…"}', { detail: undefined, code: 'missing_vector' }],
    ['{"detail":{"params":{}}}', { detail: undefined, code: undefined }],
    ['<html>', { detail: undefined, code: undefined }],
  ])('with %s is reported once, becomes its failure and keeps its cause', async (body, said) => {
    const { api, reported } = anApi(() => new Response(body, { status: 409 }));

    await expect(api.get(thing)).rejects.toMatchObject({
      name: 'Failure',
      code: 'GET_AGENTS',
      cause: { status: 409, ...said },
    });

    expect(reported).toMatchObject([{ status: 409, ...said }]);
  });

  it('has no status when no answer comes', async () => {
    const { api, reported } = anApi(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(api.get(thing)).rejects.toMatchObject({ code: 'GET_AGENTS', cause: { status: undefined } });

    expect(reported).toMatchObject([{ status: undefined }]);
  });

  it('is recognised as a timeout', async () => {
    vi.useFakeTimers();
    const { api, reported } = anApi(() => new Promise(() => undefined));
    const answer = api.get(thing).catch((error: unknown) => error);

    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();

    expect(await answer).toMatchObject({ code: 'GET_AGENTS', cause: { status: undefined } });
    expect(reported).toMatchObject([{ status: undefined, hasTimedOut: true }]);
  });

  it('knows for how long the server wants to be left in peace', async () => {
    const { api, reported } = anApi(() => new Response('{}', { status: 429, headers: { 'retry-after': '12' } }));

    await expect(api.get(thing)).rejects.toThrow();

    expect(reported).toMatchObject([{ status: 429, retryAfter: 12_000 }]);
  });

  it.each(['{"name":7}', '<html>a gateway</html>', ''])(
    'since %s is no answer to it is as good as a bad gateway',
    async (body) => {
      const { api } = anApi(() => new Response(body));

      await expect(api.get(thing)).rejects.toMatchObject({
        code: 'GET_AGENTS',
        cause: { status: 502, cause: { name: 'ValiError' } },
      });
    },
  );

  it.each([
    [404, { detail: 'Response with id `1` not found' }],
    [403, { detail: { code: 'argilla.api.errors::ForbiddenOperationError', params: {} } }],
  ])('was refused with %i where the API itself says so', async (status, body) => {
    const { api } = anApi(() => json(body, status));

    await expect(api.get(thing)).rejects.toMatchObject({ cause: { status } });
  });

  it.each([
    [404, '<html><h1>404 Not Found</h1></html>'],
    [404, '404 page not found'],
    [404, ''],
    [404, '{"detail":"Not Found"}'],
    [404, '{"message":"no Route matched with those values"}'],
    [403, '{"message":"Forbidden"}'],
    [403, '<html>Blocked by the firewall</html>'],
  ])('has not reached the API where a gateway answers %i with %s', async (status, body) => {
    const { api } = anApi(() => new Response(body, { status }));

    await expect(api.get({ ...thing, missingStatus: status })).rejects.toMatchObject({ cause: { status: 502 } });
  });

  it('reports no error of a silent request', async () => {
    const { api, reported } = anApi(() => json({}, 500));

    await expect(api.get({ ...thing, silent: true })).rejects.toThrow();

    expect(reported).toEqual([]);
  });

  it('gives nothing where its status says that there is none', async () => {
    const { api, reported } = anApi(() => json({}, 401));

    expect(await api.get({ ...thing, missingStatus: 401 })).toBeUndefined();
    expect(reported).toEqual([]);
  });
});

describe('a call whose token is no longer taken', () => {
  const refused = () => json({}, 401);

  function anExpiredSession() {
    const world = anApi(() => (world.tokens.read() === 'new' ? json({ name: 'ann' }) : refused()));
    world.tokens.write('old');
    const asked: string[] = [];
    world.reauthentication.onExpired((token) => asked.push(token) > 0);
    return { ...world, asked };
  }

  it.each([
    ['that reads', 'get', undefined],
    ['that only asks', 'post', true],
  ] as const)('%s is retried after the user has signed in again', async (_, method, isRead) => {
    const { api, tokens, reauthentication, asked, requests, reported } = anExpiredSession();

    const answer = api.call({ ...thing, method, ...(isRead && { isRead }) });
    await settled();
    tokens.write('new');
    reauthentication.settle(true);

    expect(await answer).toEqual({ name: 'ann' });
    expect(asked).toEqual(['old']);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(reported).toEqual([]);
  });

  it('that changes something is given back to who made it, at once', async () => {
    const { api, asked, requests } = anExpiredSession();

    await expect(api.call({ ...thing, method: 'post' })).rejects.toMatchObject({ cause: { status: 401 } });

    expect(asked).toEqual(['old']);
    expect(requests).toHaveLength(1);
  });

  it('fails if the user does not sign in again', async () => {
    const { api, reauthentication } = anExpiredSession();

    const answer = api.get(thing);
    await settled();
    reauthentication.settle(false);

    await expect(answer).rejects.toMatchObject({ cause: { status: 401 } });
  });

  it('requests no sign-in without a token or without a listener', async () => {
    const { api, tokens, reported } = anApi(refused);
    await expect(api.get(thing)).rejects.toMatchObject({ cause: { status: 401 } });

    tokens.write('old');

    await expect(api.get(thing)).rejects.toMatchObject({ cause: { status: 401 } });
    expect(reported).toMatchObject([{ status: 401 }, { status: 401 }]);
  });
});
