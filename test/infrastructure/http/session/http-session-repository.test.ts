import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { SessionRepository } from '#application/ports/session/session-repository.ts';
import { canChangeSettings } from '#domain/datasets/permissions.ts';
import { roleOf } from '#domain/session/user.ts';
import { HttpSessionRepository } from '#infrastructure/http/session/http-session-repository.ts';
import { FakeTokenStore } from '../../../support/browser/fake-token-store.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { FakeSessionRepository } from '../../../support/repositories/fake-session-repository.ts';
import { testPassword } from '../../../support/server/app.ts';
import { aUser } from '../../../support/session.ts';

const server = await ourServer();

interface World {
  readonly sessions: SessionRepository;
  readonly tokens: { write(token: string | undefined): void };
  readonly breakWith: (status: number) => void;
}

function overHttp(): World {
  const client = new TestClient(server);
  const breakWith = (status: number) => {
    client.broken = status;
  };
  return { sessions: new HttpSessionRepository(client.api), tokens: client.tokens, breakWith };
}

function faked(): World {
  const tokens = new FakeTokenStore();
  const sessions = new FakeSessionRepository(aUser(), testPassword, tokens);
  const breakWith = (status: number) => {
    sessions.broken = status;
  };
  return { sessions, tokens, breakWith };
}

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('a session repository (%s)', (_, open) => {
  it('gives the token with which the user is known', async () => {
    const { sessions, tokens } = open();

    tokens.write(await sessions.signIn('ann', testPassword));

    expect(await sessions.currentUser()).toMatchObject({ username: 'ann', role: 'annotator' });
  });

  it.each([
    ['ann', 'a wrong password'],
    ['nobody', testPassword],
  ])('gives no token to %s with %s', async (username, password) => {
    expect(await open().sessions.signIn(username, password)).toBeUndefined();
  });

  it.each([undefined, 'not a token'])('knows no user for the token %s', async (token) => {
    const { sessions, tokens } = open();
    tokens.write(token);

    expect(await sessions.currentUser()).toBeUndefined();
  });

  it('names what failed', async () => {
    const { sessions, breakWith } = open();
    breakWith(500);

    await expect(sessions.signIn('ann', 'x')).rejects.toMatchObject({
      code: 'POSTIL_SIGNING_IN',
      cause: { status: 500 },
    });
    await expect(sessions.currentUser()).rejects.toMatchObject({ code: 'POSTIL_FETCHING_CURRENT_USER' });
  });
});

describe('the user over HTTP', () => {
  it('is asked for with the token, and may do what the role allows, also with a key named scope', async () => {
    const times = { inserted_at: '2026-01-01T00:00:00', updated_at: '2026-01-01T00:00:00' };
    const user = { id: 'u1', username: 'ann', first_name: 'Ann', role: 'annotator', ...times };
    const answer = { ...user, scope: ['admin', 'owner'] };
    const client = new TestClient({ app: new Hono().all('*', ({ json }) => json(answer)) });
    client.tokens.write('a token');

    const known = await new HttpSessionRepository(client.api).currentUser();

    expect(client.requests[0]?.headers.get('authorization')).toBe('Bearer a token');
    expect(known && [roleOf(known), canChangeSettings(known), 'scope' in known]).toEqual(['annotator', false, false]);
  });
});

describe('signing in over HTTP', () => {
  it('sends the name and the password form-encoded, and no authorization', async () => {
    const client = new TestClient(server);

    await new HttpSessionRepository(client.api).signIn('änn', 'a&b=c');

    const [request] = client.requests;
    expect(client.asked).toEqual(['POST v1/token']);
    expect(request?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(request?.headers.has('authorization')).toBe(false);
    expect(await request?.text()).toBe('username=%C3%A4nn&password=a%26b%3Dc');
  });
});
