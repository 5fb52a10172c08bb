import { makeAutoObservable } from 'mobx';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { SignIn, SignInOutcome } from '#application/session/sign-in.ts';
import type { Session } from '../shared/session.ts';
import { Task } from '../shared/task.ts';
import type { ViewModel } from '../shared/use-view-model.ts';
import type { Workroom } from '../shared/workroom.ts';

type Private = 'signIn' | 'workroom' | 'session' | 'notices';

export class SignInViewModel implements ViewModel {
  username = '';
  password = '';
  isRefused = false;
  readonly signingIn = new Task();

  constructor(
    private readonly signIn: SignIn,
    private readonly workroom: Workroom,
    private readonly session: Session,
    private readonly notices: Notices,
  ) {
    makeAutoObservable<SignInViewModel, Private>(
      this,
      { signIn: false, workroom: false, session: false, notices: false },
      { autoBind: true },
    );
  }

  get canSubmit() {
    return this.username !== '' && this.password !== '';
  }

  activate() {
    return this.signingIn.cancel;
  }

  enterUsername(username: string) {
    if (this.username === '') this.workroom.prepare();
    this.username = username;
    this.isRefused = false;
  }

  enterPassword(password: string) {
    this.password = password;
    this.isRefused = false;
  }

  submit() {
    if (!this.canSubmit || this.signingIn.isRunning) return;
    this.isRefused = false;
    void this.signingIn.run(() => this.signIn.execute(this.username, this.password), this.conclude);
  }

  private conclude(outcome: SignInOutcome) {
    this.password = '';
    if (outcome.kind === 'refused') {
      this.isRefused = true;
    } else {
      this.notices.clear();
      this.session.enter(outcome.user);
    }
  }
}
