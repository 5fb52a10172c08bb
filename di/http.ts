import { ContainerModule } from 'inversify';
import { CallFailures } from '#application/ports/call-failures.ts';
import { Clock } from '#application/ports/clock.ts';
import { SessionRepository } from '#application/ports/session-repository.ts';
import { TokenStore } from '#application/ports/token-store.ts';
import { Api, type ApiOptions } from '#infrastructure/http/api.ts';
import { Cache } from '#infrastructure/http/cache.ts';
import { HttpSessionRepository } from '#infrastructure/http/repositories/http-session-repository.ts';
import { wiring } from './wiring.ts';

export const http = (options: ApiOptions) =>
  new ContainerModule(({ bind }) => {
    const { provide, provideAs } = wiring(bind);
    provide(Cache, [Clock]);
    bind(Api).toResolvedValue(
      (tokens: TokenStore, cache: Cache, failures: CallFailures) => new Api(options, tokens, cache, failures),
      [TokenStore, Cache, CallFailures],
    );
    provideAs(SessionRepository, HttpSessionRepository, [Api]);
  });
