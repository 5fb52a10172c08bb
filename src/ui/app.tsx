import { lazy, Suspense, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes, useParams } from 'react-router';
import { Spinner } from './components/feedback/spinner.tsx';
import { Texts } from './i18n/texts.ts';
import { ErrorBoundary } from './layouts/error-boundary.tsx';
import styles from './layouts/whole-page.module.css';
import { Notifications } from './notifications.tsx';
import type { AppRoute } from './route.ts';
import { RouteGuard } from './route-guard.tsx';
import { routes } from './routes.tsx';
import { Network } from './shared/network.ts';
import { Platform } from './shared/platform.ts';
import { Session } from './shared/session.ts';
import { useShared } from './shared/use-view-model.ts';

const ErrorPage = lazy(async () => ({ default: (await import('./components/feedback/error-page.tsx')).ErrorPage }));

/** Where the application stands, as the server says it in the page. */
const basename = () => new URL(document.baseURI).pathname;

export function App() {
  const { i18n } = useShared(Texts);
  const session = useShared(Session);
  const network = useShared(Network);
  useEffect(() => session.activate(), [session]);
  const platform = useShared(Platform);
  useEffect(() => platform.activate(), [platform]);
  useEffect(() => network.activate(), [network]);

  return (
    <I18nextProvider i18n={i18n}>
      <BrowserRouter basename={basename()}>
        <ErrorBoundary>
          <Pages />
        </ErrorBoundary>
        <Notifications />
      </BrowserRouter>
    </I18nextProvider>
  );
}

function Pages() {
  return (
    <RouteGuard>
      <Suspense fallback={<Waiting />}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.name} path={route.path} element={<Page route={route} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </RouteGuard>
  );
}

function Page({ route: { screen: Screen, isValid } }: { readonly route: AppRoute }) {
  const params = useParams();
  return !isValid || isValid(params) ? <Screen /> : <NotFound />;
}

function NotFound() {
  const { t } = useTranslation();
  return <ErrorPage status={404} message={t('error.notFound')} />;
}

const Waiting = () => (
  <main className={styles.page} id="main">
    <Spinner />
  </main>
);
