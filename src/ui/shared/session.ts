import { makeAutoObservable } from 'mobx';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { ResumeSession } from '#application/session/resume-session.ts';
import type { User } from '#domain/session/user.ts';
import { Task } from './task.ts';
import type { Workroom } from './workroom.ts';

type Private = 'tokens' | 'workroom' | 'resumeSession';

/** Who is signed in, here and in every other tab. */
export class Session {
  user: User | undefined;
  /** Whether it has been asked yet who is signed in. */
  isKnown = false;
  /** Signed out on purpose: nobody wants to come back to the page they left. */
  hasLeft = false;
  readonly resuming = new Task();

  constructor(
    private readonly tokens: TokenStore,
    private readonly workroom: Workroom,
    private readonly resumeSession: ResumeSession,
  ) {
    makeAutoObservable<Session, Private>(
      this,
      { tokens: false, workroom: false, resumeSession: false },
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
    if (this.tokens.read() === undefined) return this.show(undefined);
    this.workroom.prepare();
    void this.resuming.run(() => this.resumeSession.execute(), this.take);
  }

  enter(user: User): Promise<void> {
    return this.resuming.run(
      () => this.workroom.open(user.id),
      () => this.show(user),
    );
  }

  /** The same person, with something changed. */
  renew(user: User) {
    if (this.user?.id === user.id) this.user = user;
  }

  leave() {
    this.resuming.cancel();
    this.workroom.leave();
    this.hasLeft = true;
    this.show(undefined);
  }

  private take(user: User | undefined) {
    if (user) return void this.enter(user);
    this.workroom.leave();
    this.show(undefined);
  }

  private show(user: User | undefined) {
    this.user = user;
    this.isKnown = true;
    if (user) this.hasLeft = false;
  }

  private follow() {
    if (this.tokens.read() === undefined) this.leave();
    else this.resume();
  }
}
