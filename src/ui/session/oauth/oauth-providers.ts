import type { OAuthRepository } from '#application/ports/session/oauth-repository.ts';
import type { OtherWindow } from '#application/ports/session/other-window.ts';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { ListOAuthProviders } from '#application/session/list-oauth-providers.ts';
import type { OAuthProvider } from '#domain/session/oauth-provider.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

/** Longest delay of the password form by the list of providers. */
const giveUpAfterMs = 1500;

export class OAuthProviders {
  all: readonly OAuthProvider[] = [];
  /** True once the list has loaded, or the wait was given up. */
  isKnown = false;
  readonly loading = new Task();

  constructor(
    private readonly list: ListOAuthProviders,
    private readonly oauth: OAuthRepository,
    private readonly otherWindow: OtherWindow,
    private readonly tokens: TokenStore,
    private readonly clock: Clock,
  ) {
    makeStateObservable(this);
  }

  /** True inside a frame, in which providers refuse to be shown. */
  get needsWindow() {
    return this.otherWindow.isFramed;
  }

  activate() {
    if (this.tokens.read() === undefined) this.load();
    return this.loading.cancel;
  }

  load() {
    if (this.isKnown || this.loading.isRunning) return;
    void this.loading.run(() => this.list.execute(), this.show);
    void this.clock.wait(giveUpAfterMs).then(this.giveUp);
  }

  addressOf(provider: OAuthProvider, query: string) {
    return this.oauth.addressOf(provider.name, query);
  }

  private show(all: readonly OAuthProvider[]) {
    this.all = all;
    this.isKnown = true;
  }

  private giveUp() {
    this.isKnown = true;
  }
}
