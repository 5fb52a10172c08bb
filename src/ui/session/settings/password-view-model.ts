import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { ChangePassword } from '#application/session/change-password.ts';
import { passwordProblems } from '#domain/session/password.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class PasswordViewModel implements ViewModel {
  current = '';
  next = '';
  /** Problems show after the first attempt to submit. */
  hasSubmitted = false;
  readonly changing = new Task();

  constructor(
    private readonly changePassword: ChangePassword,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  get problem() {
    return this.hasSubmitted ? passwordProblems(this.next)[0] : undefined;
  }

  get isWrong() {
    const { failure } = this.changing;
    return failure !== undefined && callFailureOf(failure)?.code === 'wrong_password';
  }

  activate() {
    return this.clear;
  }

  enterCurrent(password: string) {
    this.current = password;
    if (!this.changing.isRunning) this.changing.cancel(); // clears the error about the previous input
  }

  enterNext(password: string) {
    this.next = password;
  }

  submit() {
    if (this.changing.isRunning) return;
    this.hasSubmitted = true;
    if (this.current === '' || passwordProblems(this.next).length > 0) return;
    void this.changing.run(() => this.changePassword.execute(this.current, this.next), this.finish);
  }

  private finish() {
    this.clear();
    this.notices.show({ message: { key: 'userSettings.password.changed' } });
  }

  private clear() {
    this.current = '';
    this.next = '';
    this.hasSubmitted = false;
  }
}
