import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Log } from '#application/ports/shared/log.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { guard, signInPath } from '#domain/session/guard.ts';
import { Button } from './components/controls/button.tsx';
import { Spinner } from './components/feedback/spinner.tsx';
import { Texts } from './i18n/texts.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { FirstPage } from './navigation/first-page.ts';
import { RedirectAfterSignIn } from './navigation/redirect-after-sign-in.tsx';
import { matchAddress } from './navigation/route.ts';
import { routes } from './routes.tsx';
import { PageModules } from './shared/page-modules.ts';
import { Platform } from './shared/platform.ts';
import { useAutomaticRetry } from './shared/retrying/automatic-retry.ts';
import { Session } from './shared/session.ts';
import type { Task } from './shared/task.ts';
import { useShared } from './shared/use-view-model.ts';

export const RouteGuard = observer(function RouteGuard({ children }: { readonly children: ReactNode }) {
  const texts = useShared(Texts);
  const session = useShared(Session);
  const platform = useShared(Platform);
  const firstPage = useShared(FirstPage);
  const { pathname, search, state } = useLocation();
  const { asking, ask, isKnown } = firstPending(texts, session, platform);
  const isPending = !isKnown || !firstPage.isReady;
  useAutomaticRetry(asking, ask);
  useLayoutEffect(() => {
    if (!isPending) delete document.documentElement.dataset.frame; // set by public/first-paint.js
  }, [isPending]);
  if (isPending) return <PendingPage asking={asking} ask={ask} />;

  const found = matchAddress(routes, pathname);
  const name = found?.route.name;
  const params = { ...found?.params, omitCTA: omitCtaFrom(state) };
  const visitor = { isSignedIn: session.loggedIn, isHosted: platform.isHosted };
  const decision = guard({ name, params, query: search, path: pathname }, visitor);
  if (decision.kind === 'stay') return children;

  if (name === 'sign-in' && session.loggedIn) return <RedirectAfterSignIn key="return" />;
  if (decision.kind === 'go') return <Navigate key={decision.to} to={decision.to} replace />;
  return <RedirectToSignIn remember={session.hasSignedOut ? undefined : decision.remember} />;
});

/**
 * The first thing that the page still waits for. Signed-in pages wait for the session, because the unsent answers
 * depend on the user.
 */
function firstPending(texts: Texts, session: Session, platform: Platform) {
  if (!texts.isReady) return { asking: texts.starting, ask: texts.start, isKnown: false };
  if (session.isKnown && !session.loggedIn && !platform.isKnown)
    return { asking: platform.asking, ask: platform.ask, isKnown: false };
  return { asking: session.resuming, ask: session.resume, isKnown: session.isKnown };
}

/**
 * Reads `omitCTA` from the state of the navigation, since no path has it: `navigate('/sign-in', { state: { omitCTA:
 * true } })`. The state outlives a reload and is not part of the address.
 */
const omitCtaFrom = (state: unknown) =>
  typeof state === 'object' && state !== null && 'omitCTA' in state && state.omitCTA ? 'true' : undefined;

function RedirectToSignIn({ remember }: { readonly remember: string | undefined }) {
  const preferences = useShared(Preferences);
  useEffect(() => preferences.write('auth.redirectTo', remember), [preferences, remember]);
  return <Navigate to={signInPath} replace />;
}

interface PendingPageProps {
  readonly asking: Task;
  readonly ask: () => void;
}

const PendingPage = observer(function PendingPage({ asking, ask }: PendingPageProps) {
  const log = useShared(Log);
  const { failure } = asking;
  useEffect(() => {
    if (failure) log.warn('it could not be found out who is signed in', failure);
  }, [log, failure]);
  const unsent = useUnsentHere(asking.isFailing);
  const { t } = useTranslation();
  return (
    <DefaultLayout>
      {asking.isFailing ? (
        <>
          <p>{t('start.unreachable')}</p>
          {unsent > 0 && <p>{t('start.unsent', { count: unsent })}</p>}
          <Button busy={asking.isRunning} onClick={ask}>
            {t('common.retry')}
          </Button>
        </>
      ) : (
        <Spinner />
      )}
    </DefaultLayout>
  );
});

/** Number of unsent answers of all users of this browser, while the user is not known. */
function useUnsentHere(isNeeded: boolean): number {
  const pageModules = useShared(PageModules);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isNeeded) pageModules.countUnsent().then(setCount, () => undefined); // the module that counts them did not load
  }, [isNeeded, pageModules]);
  return count;
}
