import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { guard } from '#domain/session/guard.ts';
import { targetAfterSignIn } from '#domain/session/redirect.ts';
import { Button } from './components/controls/button.tsx';
import { Spinner } from './components/feedback/spinner.tsx';
import styles from './layouts/whole-page.module.css';
import { routes } from './routes.tsx';
import { Platform } from './shared/platform.ts';
import { Session } from './shared/session.ts';
import type { Task } from './shared/task.ts';
import { useShared } from './shared/use-view-model.ts';

/** Runs first on each navigation, before anything of the page is asked for. */
export const RouteGuard = observer(function RouteGuard({ children }: { readonly children: ReactNode }) {
  const session = useShared(Session);
  const platform = useShared(Platform);
  const { pathname, search } = useLocation();
  if (!session.isKnown) return <Unknown asking={session.resuming} ask={session.resume} />;
  if (!session.loggedIn && !platform.isKnown) return <Unknown asking={platform.asking} ask={platform.ask} />;

  const route = routes.find(({ path }) => matchPath(path, pathname));
  const visitor = { isSignedIn: session.loggedIn, isHosted: platform.isHosted };
  const decision = guard({ name: route?.name, params: {}, query: search, path: pathname }, visitor);
  if (decision.kind === 'stay') return children;

  if (route?.name === 'sign-in') return <Return key="return" />;
  return <Redirect key={decision.to} to={decision.to} remember={session.hasLeft ? undefined : decision.remember} />;
});

interface RedirectProps {
  readonly to: string;
  /** What the next sign-in leads back to. */
  readonly remember?: string | undefined;
}

function Redirect({ to, remember }: RedirectProps) {
  const preferences = useShared(Preferences);
  useEffect(() => preferences.write('auth.redirectTo', remember), [preferences, remember]);
  return <Navigate to={to} replace />;
}

/** Back to where somebody was sent away from, once. */
function Return() {
  const preferences = useShared(Preferences);
  const [target] = useState(() => targetAfterSignIn(preferences.read('auth.redirectTo')));
  return <Redirect to={target} />;
}

interface UnknownProps {
  readonly asking: Task;
  readonly ask: () => void;
}

const Unknown = observer(function Unknown({ asking, ask }: UnknownProps) {
  const { t } = useTranslation();
  return (
    <main className={styles.page} id="main">
      {asking.hasFailed ? (
        <>
          <p>{t('session.unreachable')}</p>
          <Button onClick={ask}>{t('common.retry')}</Button>
        </>
      ) : (
        <Spinner />
      )}
    </main>
  );
});
