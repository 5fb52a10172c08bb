import { EnvironmentRepository } from '#application/ports/session/environment-repository.ts';
import { OAuthRepository } from '#application/ports/session/oauth-repository.ts';
import { OtherWindow } from '#application/ports/session/other-window.ts';
import { SessionRepository } from '#application/ports/session/session-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { CallFailures } from '#application/ports/shared/call-failures.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { FinishOAuth } from '#application/session/finish-oauth.ts';
import { ListOAuthProviders } from '#application/session/list-oauth-providers.ts';
import { LoadEnvironment } from '#application/session/load-environment.ts';
import { Renewal } from '#application/session/renewal.ts';
import { ResumeSession } from '#application/session/resume-session.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { ReportCallFailure } from '#application/shared/report-call-failure.ts';
import type { Wiring } from '../wiring.ts';

export function application({ provide, provideBy }: Wiring) {
  provide(Renewal, []);
  provide(SignIn, [SessionRepository, TokenStore]);
  provide(ListOAuthProviders, [OAuthRepository]);
  provide(FinishOAuth, [OAuthRepository, SessionRepository, TokenStore, OtherWindow]);
  provide(LoadEnvironment, [EnvironmentRepository]);
  provide(ResumeSession, [SessionRepository, TokenStore]);
  provide(ReportCallFailure, [Notices]);
  provideBy(CallFailures, (reports: ReportCallFailure) => reports, [ReportCallFailure]);
}
