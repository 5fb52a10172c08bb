import { ContainerModule } from 'inversify';
import { EnvironmentRepository } from '#application/ports/session/environment-repository.ts';
import { OAuthRepository } from '#application/ports/session/oauth-repository.ts';
import { OtherWindow } from '#application/ports/session/other-window.ts';
import { SessionRepository } from '#application/ports/session/session-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { CallFailures } from '#application/ports/shared/call-failures.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { Log } from '#application/ports/shared/log.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { ListOAuthProviders } from '#application/session/list-oauth-providers.ts';
import { LoadEnvironment } from '#application/session/load-environment.ts';
import { Reauthentication } from '#application/session/reauthentication.ts';
import { ResumeSession } from '#application/session/resume-session.ts';
import { ReportCallFailure } from '#application/shared/report-call-failure.ts';
import { Api, type ApiOptions } from '#infrastructure/http/api.ts';
import { Cache } from '#infrastructure/http/cache.ts';
import { HttpEnvironmentRepository } from '#infrastructure/http/session/http-environment-repository.ts';
import { HttpOAuthRepository } from '#infrastructure/http/session/http-oauth-repository.ts';
import { HttpSessionRepository } from '#infrastructure/http/session/http-session-repository.ts';
import { Tooltips } from '#ui/components/tooltips/tooltips.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { FirstPage } from '#ui/navigation/first-page.ts';
import { Prefetcher } from '#ui/navigation/prefetcher.ts';
import { OAuthProviders } from '#ui/session/oauth/oauth-providers.ts';
import { ChunkReload } from '#ui/shared/chunk-reload.ts';
import { LeaveGuard } from '#ui/shared/leave-guard.ts';
import { Modals } from '#ui/shared/notices/modals.ts';
import { NetworkNotice } from '#ui/shared/notices/network-notice.ts';
import { StorageNotice } from '#ui/shared/notices/storage-notice.ts';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { Platform } from '#ui/shared/platform.ts';
import { AutomaticRetry } from '#ui/shared/retrying/automatic-retry.ts';
import { Session } from '#ui/shared/session.ts';
import { Toggles } from '#ui/shared/toggles.ts';
import { UploadsFlag } from '#ui/shared/uploads-flag.ts';
import { Theme } from '#ui/theme/theme.ts';
import { wiring } from '../wiring.ts';

/** The session, and what every page needs. */
export const session = (options: ApiOptions) =>
  new ContainerModule(({ bind }) => {
    const { provide, provideAs, provideBy } = wiring(bind);
    provide(Cache, [Clock]);
    provideBy(
      Api,
      (tokens: TokenStore, cache: Cache, failures: CallFailures, reauthentication: Reauthentication) =>
        new Api(options, tokens, cache, failures, reauthentication),
      [TokenStore, Cache, CallFailures, Reauthentication],
    );
    provideAs(SessionRepository, HttpSessionRepository, [Api]);
    provideAs(OAuthRepository, HttpOAuthRepository, [Api]);
    provideAs(EnvironmentRepository, HttpEnvironmentRepository, [Api]);
    provide(Reauthentication, []);
    provide(ListOAuthProviders, [OAuthRepository]);
    provide(LoadEnvironment, [EnvironmentRepository]);
    provide(ResumeSession, [SessionRepository, TokenStore]);
    provide(ReportCallFailure, [Notices]);
    provideBy(CallFailures, (reports: ReportCallFailure) => reports, [ReportCallFailure]);
    provide(Texts, [Preferences, Log]);
    provide(Theme, [Preferences]);
    provide(Toasts, [Clock, Texts]);
    provideBy(Notices, (toasts: Toasts) => toasts, [Toasts]);
    provide(Session, [TokenStore, PageModules, ResumeSession, Reauthentication, OtherWindow]);
    provide(AutomaticRetry, [Clock, Connectivity, ReportCallFailure]);
    provide(Platform, [LoadEnvironment]);
    provide(Modals, []);
    provide(NetworkNotice, [Connectivity, Notices]);
    provide(ChunkReload, [Preferences, Clock, Connectivity]);
    provide(Tooltips, [ChunkReload]);
    provide(OAuthProviders, [ListOAuthProviders, OAuthRepository, OtherWindow, TokenStore, Clock]);
    provide(Toggles, [Preferences]);
    provide(UploadsFlag, [Preferences]);
    provide(LeaveGuard, [Toggles]);
    provide(StorageNotice, [Preferences, Notices]);
    provide(FirstPage, [TokenStore, PageModules]);
    provide(Prefetcher, [Connectivity, ChunkReload, Toggles, PageModules]);
  });
