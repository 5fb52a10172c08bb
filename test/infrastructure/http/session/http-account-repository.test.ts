import { describe, expect, it } from 'vitest';
import { HttpAccountRepository } from '#infrastructure/http/session/http-account-repository.ts';
import { HttpSessionRepository } from '#infrastructure/http/session/http-session-repository.ts';
import { ourServer } from '../../../support/client.ts';
import { apiKeyOf, testPassword } from '../../../support/server/app.ts';

const server = await ourServer();

describe('one’s account over HTTP', () => {
  it('gets another key', async () => {
    const client = await server.client();

    const user = await new HttpAccountRepository(client.api).renewApiKey();

    expect(user).toMatchObject({ username: 'ann', apiKey: expect.stringMatching(/^[\w-]{43}$/) });
    expect(user.apiKey).not.toBe(apiKeyOf('ann'));
  });

  it('gets another password and a session that goes on', async () => {
    const client = await server.client();
    const accounts = new HttpAccountRepository(client.api);

    const token = await accounts.changePassword(testPassword, 'another password');

    const sessions = new HttpSessionRepository(client.api);
    expect(await sessions.currentUser()).toBeUndefined();
    client.tokens.write(token);
    expect(await sessions.currentUser()).toMatchObject({ username: 'ann' });
    await accounts.changePassword('another password', testPassword);
  });

  it('keeps its password where the current one is wrong', async () => {
    const client = await server.client();

    const changing = new HttpAccountRepository(client.api).changePassword('wrong', 'another password');

    await expect(changing).rejects.toMatchObject({ code: 'POSTIL_CHANGING_PASSWORD' });
    expect(client.reported).toMatchObject([{ status: 422, code: 'wrong_password' }]);
  });
});
