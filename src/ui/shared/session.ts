import type { OtherWindow } from '#application/ports/session/other-window.ts';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Reauthentication } from '#application/session/reauthentication.ts';
import type { ResumeSession } from '#application/session/resume-session.ts';
import type { User } from '#domain/session/user.ts';
import { makeStateObservable } from './make-state-observable.ts';
import type { PageModules } from './page-modules.ts';
import { Task } from './task.ts';

/** The signed-in user, the same in all tabs. */
export class Session {
  user: User | undefined;
  /** True once the stored token has been checked. */
  isKnown = false;
  /** True when the user has signed out on purpose: the next sign-in does not return to the last page. */
  hasSignedOut = false;
  /** True when the server rejects the token: the page stays as it is until the same user has signed in again. */
  hasExpired = false;
  readonly resuming = new Task();
  private reload = () => {};

  constructor(
    private readonly tokens: TokenStore,
    private readonly pageModules: PageModules,
    private readonly resumeSession: ResumeSession,
    private readonly reauthentication: Reauthentication,
    private readonly otherWindow: OtherWindow,
  ) {
    makeStateObservable(this);
  }

  get loggedIn() {
    return this.user !== undefined;
  }

  activate(reload = () => location.reload()) {
    this.reload = reload;
    this.resume();
    const stops = [
      this.tokens.watch(this.handleTokenChange),
      this.reauthentication.onExpired(this.expire),
      this.otherWindow.watch(this.acceptToken),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  resume() {
    if (this.tokens.read() === undefined) return this.show(undefined);
    this.pageModules.prefetch();
    void this.resuming.run(() => this.resumeSession.execute(), this.finishResuming);
  }

  async signIn(user: User): Promise<void> {
    if (this.user && this.user.id !== user.id) return this.reload(); // the page shows data of the previous user
    await this.resuming.run(
      () => this.pageModules.startOutbox(user.id),
      () => this.show(user),
    );
  }

  updateUser(user: User) {
    if (this.user?.id === user.id) this.user = user;
  }

  signOut() {
    this.end();
    this.hasSignedOut = true;
  }

  private end() {
    this.resuming.cancel();
    this.pageModules.signOut();
    this.show(undefined);
  }

  private finishResuming(user: User | undefined) {
    if (user) void this.signIn(user);
    else if (this.loggedIn) this.end();
    else this.show(undefined);
  }

  private show(user: User | undefined) {
    this.user = user;
    this.isKnown = true;
    this.hasExpired = false;
    if (user) this.hasSignedOut = false;
    this.reauthentication.settle(user !== undefined);
  }

  /** A sign-out in another tab while the session has expired does not count as a sign-out on purpose here. */
  private handleTokenChange() {
    if (this.tokens.read() !== undefined) this.resume();
    else if (this.hasExpired) this.end();
    else this.signOut();
  }

  private expire(token: string): boolean {
    if (this.loggedIn && token === this.tokens.read()) this.hasExpired = true;
    else this.reauthentication.settle(this.loggedIn);
    return this.loggedIn;
  }

  private acceptToken(token: string) {
    if (this.loggedIn && !this.hasExpired) return;
    this.tokens.write(token);
    this.resume();
  }
}
