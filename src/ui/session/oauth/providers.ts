import type { OAuthRepository } from '#application/ports/session/oauth-repository.ts';
import type { OtherWindow } from '#application/ports/session/other-window.ts';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { ListOAuthProviders } from '#application/session/list-oauth-providers.ts';
import type { OAuthProvider } from '#domain/session/oauth-provider.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

/** For so long nobody who has a password waits for the others' buttons. */
const patience = 1500;

/** Where else people may sign in. */
export class Providers {
  all: readonly OAuthProvider[] = [];
  /** Known, or not worth waiting for any longer. */
  isKnown = false;
  readonly asking = new Task();

  constructor(
    private readonly list: ListOAuthProviders,
    private readonly oauth: OAuthRepository,
    private readonly otherWindow: OtherWindow,
    private readonly tokens: TokenStore,
    private readonly clock: Clock,
  ) {
    makeStateObservable(this);
  }

  /** Providers refuse to be shown in a frame. */
  get needsWindow() {
    return this.otherWindow.isFramed;
  }

  /** Asks ahead where somebody is about to sign in. */
  activate() {
    if (this.tokens.read() === undefined) this.ask();
    return this.asking.cancel;
  }

  ask() {
    if (this.isKnown || this.asking.isRunning) return;
    void this.asking.run(() => this.list.execute(), this.show);
    void this.clock.wait(patience).then(this.giveUp);
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
