import { TokenStore } from '#application/ports/session/token-store.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { Log } from '#application/ports/shared/log.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { LoadEnvironment } from '#application/session/load-environment.ts';
import { ResumeSession } from '#application/session/resume-session.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { Prefetcher } from '#ui/navigation/prefetcher.ts';
import { SignInViewModel } from '#ui/session/sign-in-view-model.ts';
import { ChunkReload } from '#ui/shared/chunk-reload.ts';
import { Network } from '#ui/shared/network.ts';
import { Platform } from '#ui/shared/platform.ts';
import { Session } from '#ui/shared/session.ts';
import { Toasts } from '#ui/shared/toasts.ts';
import { Workroom } from '#ui/shared/workroom.ts';
import { Theme } from '#ui/theme/theme.ts';
import type { Wiring } from '../wiring.ts';

export function ui({ provide, provideBy }: Wiring) {
  provide(Texts, [Preferences, Log]);
  provide(Theme, [Preferences]);
  provide(Toasts, [Clock, Texts]);
  provideBy(Notices, (toasts: Toasts) => toasts, [Toasts]);
  provide(Session, [TokenStore, Workroom, ResumeSession]);
  provide(Platform, [LoadEnvironment]);
  provide(Network, [Connectivity, Notices]);
  provide(ChunkReload, [Preferences, Clock]);
  provide(Prefetcher, [Connectivity, ChunkReload]);
  provide(SignInViewModel, [SignIn, Workroom, Session, Notices]).inTransientScope();
}
