import { TokenStore } from '#application/ports/session/token-store.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { Workroom } from '#ui/shared/workroom.ts';
import type { Wiring } from '../wiring.ts';
import type { Work } from '../work/work.ts';
import { application } from './application.ts';
import { browser } from './browser.ts';
import { http } from './http.ts';
import { LazyWorkroom } from './lazy-workroom.ts';
import { ui } from './ui.ts';

/** What signing in takes. */
export function entrance(options: ApiOptions, loadWork: () => Promise<Work>, wiring: Wiring) {
  browser(wiring);
  http(options, wiring);
  application(wiring);
  ui(wiring);
  wiring.provideBy(Workroom, (tokens: TokenStore, clock: Clock) => new LazyWorkroom(loadWork, tokens, clock), [
    TokenStore,
    Clock,
  ]);
}
