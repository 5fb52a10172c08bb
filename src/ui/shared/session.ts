import type { OtherWindow } from '#application/ports/session/other-window.ts';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Reauthentication } from '#application/session/reauthentication.ts';
import type { ResumeSession } from '#application/session/resume-session.ts';
import type { User } from '#domain/session/user.ts';
import { makeStateObservable } from './make-state-observable.ts';
import type { PageModules } from './page-modules.ts';
import { Task } from './task.ts';

/** Who is signed in, here and in every other tab. */
export class Session {
  user: User | undefined;
  /** Whether it has been asked yet who is signed in. */
  isKnown = false;
  /** Signed out on purpose: nobody wants to come back to the page they left. */
  hasLeft = false;
  /** The server no longer takes the token: the page stays as it is until the same person has signed in again. */
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
      this.tokens.watch(this.follow),
      this.reauthentication.onExpired(this.expire),
      this.otherWindow.watch(this.accept),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  resume() {
    if (this.tokens.read() === undefined) return this.show(undefined);
    this.pageModules.prefetch();
    void this.resuming.run(() => this.resumeSession.execute(), this.take);
  }

  async enter(user: User): Promise<void> {
    if (this.user && this.user.id !== user.id) return this.reload(); // what is on the page is not theirs
    await this.resuming.run(
      () => this.pageModules.startOutbox(user.id),
      () => this.show(user),
    );
  }

  /** The same person, with something changed. */
  renew(user: User) {
    if (this.user?.id === user.id) this.user = user;
  }

  leave() {
    this.quit();
    this.hasLeft = true;
  }

  private quit() {
    this.resuming.cancel();
    this.pageModules.signOut();
    this.show(undefined);
  }

  private take(user: User | undefined) {
    if (user) void this.enter(user);
    else if (this.loggedIn) this.quit();
    else this.show(undefined);
  }

  private show(user: User | undefined) {
    this.user = user;
    this.isKnown = true;
    this.hasExpired = false;
    if (user) this.hasLeft = false;
    this.reauthentication.settle(user !== undefined);
  }

  /** Whoever is signed out elsewhere while the session has expired wants to come back here. */
  private follow() {
    if (this.tokens.read() !== undefined) this.resume();
    else if (this.hasExpired) this.quit();
    else this.leave();
  }

  private expire(token: string): boolean {
    if (this.loggedIn && token === this.tokens.read()) this.hasExpired = true;
    else this.reauthentication.settle(this.loggedIn);
    return this.loggedIn;
  }

  private accept(token: string) {
    if (this.loggedIn && !this.hasExpired) return;
    this.tokens.write(token);
    this.resume();
  }
}
