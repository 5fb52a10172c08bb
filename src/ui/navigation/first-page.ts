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

  /** Loads the code of the page, and what every page needs. Later calls do nothing: links prefetch their pages. */
  async load(route: AppRoute | undefined, loadCommon: () => Promise<unknown>): Promise<void> {
    if (this.hasStarted) return;
    this.hasStarted = true;
    if (!route || this.tokens.read() === undefined) return;
    const { module, prefetch } = route;
    this.isReady = false;
    await Promise.allSettled([loadCommon(), prefetch?.(), module && this.pageModules.load(module)]); // the page reports a failure
    this.show();
  }

  private show() {
    this.isReady = true;
  }
}
