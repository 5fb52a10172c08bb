import type { OtherWindow } from '#application/ports/session/other-window.ts';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { FinishOAuth } from '#application/session/finish-oauth.ts';
import { titleOf } from '#domain/session/oauth-provider.ts';
import { oauthProblem } from '#domain/session/sign-in-problem.ts';
import { Failure } from '#domain/shared/failure.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { InPlaceSignIn } from './in-place-sign-in.ts';

export class CallbackViewModel implements ViewModel {
  state: 'new' | 'working' | 'signed-in' | 'handed-over' | 'awaited' | 'failed' = 'new';

  constructor(
    private readonly finish: FinishOAuth,
    private readonly session: Session,
    private readonly otherWindow: OtherWindow,
    private readonly inPlaceSignIn: InPlaceSignIn,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  /** Runs once even if the screen mounts twice, because the code of a provider is valid once. */
  activate(provider: string, query: string) {
    if (this.state === 'new' && provider) void this.finishSignIn(provider, query);
    return () => undefined;
  }

  private async finishSignIn(provider: string, query: string) {
    this.state = 'working';
    const isAwaited = this.inPlaceSignIn.end();
    try {
      const outcome = await this.finish.execute(provider, query);
      this.notices.clear();
      if (outcome.kind === 'handed-over') return this.handOver('handed-over');
      if (isAwaited) return this.handOver('awaited');
      await this.session.signIn(outcome.user);
      this.setState('signed-in');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const refusal = callFailureOf(error) ?? { status: 422 };
      this.notices.clear();
      const message = oauthProblem(refusal, titleOf({ name: provider }), query);
      this.notices.show({ message, type: 'danger', permanent: true });
      this.setState('failed');
    }
  }

  /** Closes this window, which was opened only to sign in. */
  private handOver(how: 'handed-over' | 'awaited') {
    this.setState(how);
    this.otherWindow.close();
  }

  private setState(state: typeof this.state) {
    this.state = state;
  }
}
