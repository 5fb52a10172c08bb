import { ContainerModule } from 'inversify';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { Log } from '#application/ports/shared/log.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { SignInViewModel } from '#ui/session/sign-in-view-model.ts';
import { ChunkReload } from '#ui/shared/chunk-reload.ts';
import { Network } from '#ui/shared/network.ts';
import { Session } from '#ui/shared/session.ts';
import { Toasts } from '#ui/shared/toasts.ts';
import { Workroom } from '#ui/shared/workroom.ts';
import { Theme } from '#ui/theme/theme.ts';
import { wiring } from './wiring.ts';

export const ui = new ContainerModule(({ bind }) => {
  const { provide } = wiring(bind);
  provide(Texts, [Preferences, Log]);
  provide(Theme, [Preferences]);
  provide(Toasts, [Clock, Texts]);
  bind(Notices).toService(Toasts);
  provide(Session, [TokenStore, Workroom]);
  provide(Network, [Connectivity, Notices]);
  provide(ChunkReload, [Preferences, Clock]);
  provide(SignInViewModel, [Workroom, Session, Notices]).inTransientScope();
});
