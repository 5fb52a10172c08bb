import { makeAutoObservable } from 'mobx';
import type { Outbox } from '#application/annotation/outbox.ts';
import type { TokenStore } from '#application/ports/token-store.ts';
import type { ResumeSession } from '#application/session/resume-session.ts';
import type { SignOut } from '#application/session/sign-out.ts';
import type { User } from '#domain/session/user.ts';
import { Task } from './task.ts';

type Private = 'resumeSession' | 'signOut' | 'tokens' | 'outbox';

/** Who is signed in, here and in every other tab. */
export class Session {
  user: User | undefined;
  /** Whether it has been asked yet who is signed in. */
  isKnown = false;
  /** Signed out on purpose: nobody wants to come back to the page they left. */
  hasLeft = false;
  readonly resuming = new Task();

  constructor(
    private readonly resumeSession: ResumeSession,
    private readonly signOut: SignOut,
    private readonly tokens: TokenStore,
    private readonly outbox: Outbox,
  ) {
    makeAutoObservable<Session, Private>(
      this,
      { resumeSession: false, signOut: false, tokens: false, outbox: false },
      { autoBind: true, deep: false },
    );
  }

  get loggedIn() {
    return this.user !== undefined;
  }

  activate() {
    this.resume();
    return this.tokens.watch(this.follow);
  }

  resume() {
    void this.resuming.run(() => this.resumeSession.execute(), this.enter);
  }

  enter(user: User | undefined) {
    this.isKnown = true;
    this.user = user;
    if (!user) return this.outbox.stop();
    this.hasLeft = false;
    void this.outbox.start(user.id);
  }

  leave() {
    this.resuming.cancel();
    this.signOut.execute();
    this.hasLeft = true;
    this.user = undefined;
  }

  private follow() {
    if (this.tokens.read() === undefined) this.leave();
    else this.resume();
  }
}
