import { ContainerModule } from 'inversify';
import { OAuthRepository } from '#application/ports/session/oauth-repository.ts';
import { OtherWindow } from '#application/ports/session/other-window.ts';
import { SessionRepository } from '#application/ports/session/session-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { FinishOAuth } from '#application/session/finish-oauth.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { SignInViewModel } from '#ui/session/form/sign-in-view-model.ts';
import { CallbackViewModel } from '#ui/session/oauth/callback-view-model.ts';
import { InPlaceSignIn } from '#ui/session/oauth/in-place-sign-in.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';

/** Forms and callbacks of the sign-in; the list of providers loads before. */
export const bindings = new ContainerModule(({ bind }) => {
  const { provide } = wiring(bind);
  provide(SignIn, [SessionRepository, TokenStore]);
  provide(FinishOAuth, [OAuthRepository, SessionRepository, TokenStore, OtherWindow]);
  provide(InPlaceSignIn, [Preferences]);
  provide(CallbackViewModel, [FinishOAuth, Session, OtherWindow, InPlaceSignIn, Notices]).inTransientScope();
  provide(SignInViewModel, [SignIn, PageModules, Session, Notices]).inTransientScope();
});
