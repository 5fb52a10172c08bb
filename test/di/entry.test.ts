import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { SignOut } from '#application/session/sign-out.ts';
import { createEntry } from '#di/entry.ts';
import { SignInViewModel } from '#ui/session/form/sign-in-view-model.ts';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { Workroom } from '#ui/shared/workroom.ts';
import { ourServer } from '../support/client.ts';
import { testPassword } from '../support/server/app.ts';

const server = await ourServer();
afterEach(async () => {
  localStorage.clear();
  await deleteDB('postil');
});

const anEntry = () =>
  createEntry({
    baseUrl: 'http://test/api',
    fetch: async (input, init) => server.app.fetch(new Request(input, init)),
  });

describe('the entrance', () => {
  it('has one of each, and a new view-model for each screen', () => {
    const entry = anEntry();

    expect(entry.get(TokenStore)).toBe(entry.get(TokenStore));
    expect(entry.get(Notices)).toBe(entry.get(Toasts));
    expect(entry.get(SignInViewModel)).not.toBe(entry.get(SignInViewModel));
  });

  it('signs somebody in without the work', async () => {
    const entry = anEntry();

    const outcome = await entry.get(SignIn).execute('ann', testPassword);

    expect(outcome).toMatchObject({ kind: 'signed-in', user: { username: 'ann' } });
    expect(() => entry.get(Outbox)).toThrow('comes with the work');
  });

  it('leads on to the work once somebody opens it, which knows the same session', async () => {
    const entry = anEntry();
    await entry.get(SignIn).execute('ann', testPassword);
    entry.get(Workroom).prepare();

    await entry.get(Workroom).open('ann');

    expect(entry.get(Outbox).unsent).toEqual([]);
    entry.get(SignOut).execute();
    expect(entry.get(TokenStore).read()).toBeUndefined();
  });

  it('is left without the work where it never came', () => {
    const entry = anEntry();
    entry.get(TokenStore).write('a token');

    entry.get(Workroom).leave();

    expect(entry.get(TokenStore).read()).toBeUndefined();
  });
});
