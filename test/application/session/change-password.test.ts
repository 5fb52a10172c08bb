import { describe, expect, it } from 'vitest';
import type { AccountRepository } from '#application/ports/session/account-repository.ts';
import { ChangePassword } from '#application/session/change-password.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';
import { failing } from '../../support/repositories/fake.ts';
import { aUser } from '../../support/session.ts';

function changing(changePassword: AccountRepository['changePassword']) {
  const tokens = new FakeTokenStore();
  tokens.write('old');
  const accounts: AccountRepository = { renewApiKey: async () => aUser(), changePassword };
  return { tokens, change: new ChangePassword(accounts, tokens) };
}

describe('changing the password', () => {
  it('continues with the token of the new session', async () => {
    const { tokens, change } = changing(async (current, next) => `${current} became ${next}`);

    await change.execute('one', 'two');

    expect(tokens.read()).toBe('one became two');
  });

  it('keeps the session after a failure', async () => {
    const { tokens, change } = changing(() => Promise.reject(failing('POSTIL_CHANGING_PASSWORD', 422)));

    await expect(change.execute('wrong', 'two')).rejects.toMatchObject({ code: 'POSTIL_CHANGING_PASSWORD' });

    expect(tokens.read()).toBe('old');
  });

  it('keeps the user signed out who has signed out during the call', async () => {
    const { tokens, change } = changing(async () => {
      tokens.write(undefined);
      return 'new';
    });

    await change.execute('one', 'two');

    expect(tokens.read()).toBeUndefined();
  });
});
