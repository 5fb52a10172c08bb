import type { User } from '#domain/session/user.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { OAuthRepository } from '../ports/session/oauth-repository.ts';
import type { OtherWindow } from '../ports/session/other-window.ts';
import type { SessionRepository } from '../ports/session/session-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';
import { signInWithToken } from './sign-in-with-token.ts';

export type OAuthOutcome = { readonly kind: 'signed-in'; readonly user: User } | { readonly kind: 'handed-over' };

/** Signs in after the redirect from a provider: in the opener of this window, else here. */
export class FinishOAuth {
  constructor(
    private readonly oauth: OAuthRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenStore,
    private readonly otherWindow: OtherWindow,
  ) {}

  /** A token that was handed over is not stored here: a frame of another site keeps its own session. */
  async execute(provider: string, query: string): Promise<OAuthOutcome> {
    const token = await this.oauth.accessToken(provider, query);
    if (await this.otherWindow.handOver(token)) return { kind: 'handed-over' };

    const user = await signInWithToken(token, this.sessions, this.tokens);
    if (!user) throw new Failure('ERROR_FETCHING_OAUTH_ACCESS_TOKEN');
    return { kind: 'signed-in', user };
  }
}
