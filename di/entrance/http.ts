import { EnvironmentRepository } from '#application/ports/session/environment-repository.ts';
import { OAuthRepository } from '#application/ports/session/oauth-repository.ts';
import { SessionRepository } from '#application/ports/session/session-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { CallFailures } from '#application/ports/shared/call-failures.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Renewal } from '#application/session/renewal.ts';
import { Api, type ApiOptions } from '#infrastructure/http/api.ts';
import { Cache } from '#infrastructure/http/cache.ts';
import { HttpEnvironmentRepository } from '#infrastructure/http/session/http-environment-repository.ts';
import { HttpOAuthRepository } from '#infrastructure/http/session/http-oauth-repository.ts';
import { HttpSessionRepository } from '#infrastructure/http/session/http-session-repository.ts';
import type { Wiring } from '../wiring.ts';

export function http(options: ApiOptions, { provide, provideAs, provideBy }: Wiring) {
  provide(Cache, [Clock]);
  provideBy(
    Api,
    (tokens: TokenStore, cache: Cache, failures: CallFailures, renewal: Renewal) =>
      new Api(options, tokens, cache, failures, renewal),
    [TokenStore, Cache, CallFailures, Renewal],
  );
  provideAs(SessionRepository, HttpSessionRepository, [Api]);
  provideAs(OAuthRepository, HttpOAuthRepository, [Api]);
  provideAs(EnvironmentRepository, HttpEnvironmentRepository, [Api]);
}
