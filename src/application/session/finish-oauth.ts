import type { User } from '#domain/session/user.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { OAuthRepository } from '../ports/session/oauth-repository.ts';
import type { SessionRepository } from '../ports/session/session-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';
import { enter } from './enter.ts';

/** Signs in whoever comes back from a provider. */
export class FinishOAuth {
  constructor(
    private readonly oauth: OAuthRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenStore,
  ) {}

  async execute(provider: string, query: string): Promise<User> {
    const token = await this.oauth.accessToken(provider, query);
    const user = await enter(token, this.sessions, this.tokens);
    if (!user) throw new Failure('ERROR_FETCHING_OAUTH_ACCESS_TOKEN');
    return user;
  }
}
