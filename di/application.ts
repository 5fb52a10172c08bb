import { ContainerModule } from 'inversify';
import { CallFailures } from '#application/ports/call-failures.ts';
import { Notices } from '#application/ports/notices.ts';
import { SessionRepository } from '#application/ports/session-repository.ts';
import { TokenStore } from '#application/ports/token-store.ts';
import { ResumeSession } from '#application/session/resume-session.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { ReportCallFailure } from '#application/shared/report-call-failure.ts';
import { wiring } from './wiring.ts';

export const application = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provide(SignIn, [SessionRepository, TokenStore]);
  provide(ResumeSession, [SessionRepository, TokenStore]);
  provideAs(CallFailures, ReportCallFailure, [Notices]);
});
