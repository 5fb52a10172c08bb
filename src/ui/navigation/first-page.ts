import type { TokenStore } from '#application/ports/session/token-store.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';
import type { PageModules } from '../shared/page-modules.ts';
import type { AppRoute } from './route.ts';

/** The page that a visit starts with: its code loads while the session is resumed, and it is shown with its code. */
export class FirstPage {
  isReady = true;
  private hasStarted = false;

  constructor(
    private readonly tokens: TokenStore,
    private readonly pageModules: PageModules,
  ) {
    makeStateObservable(this);
  }

  /**
   * Loads the code of the page, and what every page needs. Does nothing at the sign-in page, which waits for nothing,
   * and for later pages, which links prefetch.
   */
  async load(route: AppRoute | undefined, loadCommon: () => Promise<unknown>): Promise<void> {
    if (this.hasStarted) return;
    this.hasStarted = true;
    if (this.tokens.read() === undefined) return;
    this.isReady = false;
    await Promise.allSettled([loadCommon(), ...this.codeOf(route)]); // the page reports a failure
    this.show();
  }

  private codeOf(route: AppRoute | undefined): readonly (Promise<unknown> | undefined)[] {
    return [route?.prefetch?.(), route?.module && this.pageModules.load(route.module)];
  }

  private show() {
    this.isReady = true;
  }
}
