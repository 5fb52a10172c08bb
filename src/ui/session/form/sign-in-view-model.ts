import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { SignIn, SignInOutcome } from '#application/session/sign-in.ts';
import { signInProblem } from '#domain/session/sign-in-problem.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { Message } from '#domain/shared/notice.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { PageModules } from '../../shared/page-modules.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

type Outcome = SignInOutcome | { readonly kind: 'failed'; readonly problem: Message };

export class SignInViewModel implements ViewModel {
  problem: Message | undefined = undefined;
  isRefused = false;
  readonly signingIn = new Task();

  constructor(
    private readonly signIn: SignIn,
    private readonly pageModules: PageModules,
    private readonly session: Session,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  activate() {
    return this.signingIn.cancel;
  }

  /** Prefetches the signed-in pages and clears the last error. */
  prepare() {
    this.pageModules.prefetch();
    this.problem = undefined;
    this.isRefused = false;
  }

  submit(username: string, password: string) {
    if (username === '' || password === '' || this.signingIn.isRunning) return;
    this.prepare();
    void this.signingIn.run(() => this.attempt(username, password), this.conclude);
  }

  private async attempt(username: string, password: string): Promise<Outcome> {
    try {
      return await this.signIn.execute(username, password);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { kind: 'failed', problem: signInProblem(callFailureOf(error) ?? { status: undefined }) };
    }
  }

  private conclude(outcome: Outcome) {
    if (outcome.kind === 'signed-in') {
      this.notices.clear();
      void this.session.signIn(outcome.user);
    } else {
      this.isRefused = outcome.kind === 'refused';
      this.problem = outcome.kind === 'failed' ? outcome.problem : { key: 'session.refused' };
    }
  }
}
