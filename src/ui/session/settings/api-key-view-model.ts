import type { AccountRepository } from '#application/ports/session/account-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { User } from '#domain/session/user.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class ApiKeyViewModel implements ViewModel {
  isShown = false;
  /** Somebody wants another key, and has not said yet that they mean it. */
  isAsking = false;
  readonly renewing = new Task();

  constructor(
    private readonly accounts: AccountRepository,
    private readonly session: Session,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  activate() {
    return this.hide;
  }

  toggle() {
    this.isShown = !this.isShown;
  }

  hide() {
    this.isShown = false;
  }

  ask() {
    this.isAsking = true;
  }

  stay() {
    this.isAsking = false;
  }

  /** Finishes whether anybody looks on or not: the key of before is no more. */
  renew() {
    this.isAsking = false;
    if (!this.renewing.isRunning) void this.renewing.run(() => this.accounts.renewApiKey(), this.take);
  }

  private take(user: User) {
    this.session.renew(user);
    this.notices.show({ message: { key: 'userSettings.apiKey.renewed' } });
  }
}
