import type { AccountRepository } from '#application/ports/session/account-repository.ts';
import { wireToken } from '#contract/session/token.ts';
import { wireUser } from '#contract/session/user.ts';
import type { User } from '#domain/session/user.ts';
import type { Api } from '../api.ts';
import { toUser } from './mappers/session.ts';

export class HttpAccountRepository implements AccountRepository {
  constructor(private readonly api: Api) {}

  async renewApiKey(): Promise<User> {
    const user = await this.api.call({
      method: 'post',
      path: 'ext/v1/me/api-key',
      schema: wireUser,
      failure: 'POSTIL_RENEWING_API_KEY',
    });
    return toUser(user);
  }

  async changePassword(current: string, next: string): Promise<string> {
    const token = await this.api.call({
      method: 'put',
      path: 'ext/v1/me/password',
      json: { current_password: current, new_password: next },
      schema: wireToken,
      failure: 'POSTIL_CHANGING_PASSWORD',
    });
    return token.access_token;
  }
}
