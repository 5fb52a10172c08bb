import type { AccountRepository } from '#application/ports/session/account-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { User } from '#domain/session/user.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class ApiKeyViewModel implements ViewModel {
  isShown = false;
  isConfirming = false;
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

  askToRenew() {
    this.isConfirming = true;
  }

  cancel() {
    this.isConfirming = false;
  }

  /** Completes even after the user has left the page, because the old key is invalid already. */
  renew() {
    this.isConfirming = false;
    if (!this.renewing.isRunning) void this.renewing.run(() => this.accounts.renewApiKey(), this.finish);
  }

  private finish(user: User) {
    this.session.updateUser(user);
    this.notices.show({ message: { key: 'userSettings.apiKey.renewed' } });
  }
}
