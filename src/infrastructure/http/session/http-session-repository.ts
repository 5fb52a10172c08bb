import type { SessionRepository } from '#application/ports/session/session-repository.ts';
import { wireToken } from '#contract/session/token.ts';
import { wireUser } from '#contract/session/user.ts';
import type { User } from '#domain/session/user.ts';
import type { Api } from '../api.ts';
import { toUser } from './mappers/session.ts';

export class HttpSessionRepository implements SessionRepository {
  constructor(private readonly api: Api) {}

  async signIn(username: string, password: string): Promise<string | undefined> {
    const token = await this.api.call({
      method: 'post',
      path: 'v1/token',
      body: new URLSearchParams({ username, password }),
      schema: wireToken,
      missingStatus: 401,
      failure: 'POSTIL_SIGNING_IN',
      anonymous: true,
      silent: true,
    });
    return token?.access_token;
  }

  async currentUser(): Promise<User | undefined> {
    const user = await this.api.get({
      path: 'v1/me',
      schema: wireUser,
      missingStatus: 401,
      failure: 'POSTIL_FETCHING_CURRENT_USER',
    });
    return user && toUser(user);
  }
}
