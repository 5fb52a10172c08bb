import type { PeopleRepository } from '#application/ports/people/people-repository.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class ResetViewModel implements ViewModel {
  password: string | undefined = undefined;
  readonly resetting = new Task();

  constructor(private readonly people: PeopleRepository) {
    makeStateObservable(this);
  }

  activate() {
    return this.resetting.cancel;
  }

  reset(personId: string) {
    if (!this.resetting.isRunning)
      void this.resetting.run(() => this.people.resetPassword(personId), this.showPassword);
  }

  private showPassword(password: string) {
    this.password = password;
  }
}
