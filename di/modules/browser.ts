import { ContainerModule } from 'inversify';
import { OtherWindow } from '#application/ports/session/other-window.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { Log } from '#application/ports/shared/log.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { BrowserConnectivity } from '#infrastructure/browser/browser-connectivity.ts';
import { ConsoleLog } from '#infrastructure/browser/console-log.ts';
import { OpenerWindow } from '#infrastructure/browser/opener-window.ts';
import { LocalPreferences } from '#infrastructure/browser/storage/local-preferences.ts';
import { LocalTokenStore } from '#infrastructure/browser/storage/local-token-store.ts';
import { SystemClock } from '#infrastructure/browser/system-clock.ts';
import { wiring } from '../wiring.ts';

export const browser = new ContainerModule(({ bind }) => {
  const { provideAs } = wiring(bind);
  provideAs(Clock, SystemClock, []);
  provideAs(Connectivity, BrowserConnectivity, []);
  provideAs(OtherWindow, OpenerWindow, [Clock]);
  provideAs(TokenStore, LocalTokenStore, []);
  provideAs(Preferences, LocalPreferences, []);
  provideAs(Log, ConsoleLog, []);
});
