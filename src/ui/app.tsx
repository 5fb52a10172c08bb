import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes, useLocation, useParams } from 'react-router';
import { Spinner } from './components/feedback/spinner.tsx';
import { Tooltips } from './components/tooltips/tooltips.ts';
import { LazyUploads } from './creation/uploads/lazy-uploads.tsx';
import { Texts } from './i18n/texts.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { ErrorBoundary } from './layouts/error-boundary.tsx';
import { ErrorPage } from './layouts/error-page.tsx';
import { FirstPage } from './navigation/first-page.ts';
import { PrefetchContext } from './navigation/page-link.tsx';
import { PageTransition } from './navigation/page-transition.tsx';
import { Prefetcher } from './navigation/prefetcher.ts';
import { type AppRoute, matchAddress } from './navigation/route.ts';
import { WithModule } from './navigation/with-module.tsx';
import { Notifications } from './notifications.tsx';
import { RouteGuard } from './route-guard.tsx';
import { routes } from './routes.tsx';
import { ExpiredSession } from './session/expired/expired-session.tsx';
import { OAuthProviders } from './session/oauth/oauth-providers.ts';
import { LeaveGuard } from './shared/leave-guard.ts';
import { NetworkNotice } from './shared/notices/network-notice.ts';
import { StorageNotice } from './shared/notices/storage-notice.ts';
import { Platform } from './shared/platform.ts';
import { lazyComponent } from './shared/retrying/lazy-component.tsx';
import { Session } from './shared/session.ts';
import { useShared } from './shared/use-view-model.ts';

const CommandCenter = lazyComponent(async () => (await import('./commands/command-center.tsx')).CommandCenter);

/** Base path of the application, which the server writes into the page. */
const basename = () => new URL(document.baseURI).pathname;

export function App() {
  const { i18n } = useShared(Texts);
  const session = useShared(Session);
  const network = useShared(NetworkNotice);
  useEffect(() => session.activate(), [session]);
  const platform = useShared(Platform);
  useEffect(() => platform.activate(), [platform]);
  const providers = useShared(OAuthProviders);
  useEffect(() => providers.activate(), [providers]);
  useEffect(() => network.activate(), [network]);
  const leaving = useShared(LeaveGuard);
  useEffect(() => leaving.activate(), [leaving]);
  const storage = useShared(StorageNotice);
  useEffect(() => storage.showOnce(), [storage]);
  const tooltips = useShared(Tooltips);
  useEffect(() => tooltips.activate(), [tooltips]);

  return (
    <I18nextProvider i18n={i18n}>
      <BrowserRouter basename={basename()}>
        <PagesWithErrorBoundary />
        <ExpiredSession />
        <LazyUploads />
        <LazyCommands />
        <Notifications />
      </BrowserRouter>
    </I18nextProvider>
  );
}

const LazyCommands = observer(function LazyCommands() {
  const { loggedIn } = useShared(Session);
  const { isReady } = useShared(FirstPage); // its code has loaded then, so that its keys work from the first frame on
  return <Suspense fallback={null}>{loggedIn && isReady && <CommandCenter />}</Suspense>;
});

/** Navigating to another path clears the error. */
function PagesWithErrorBoundary() {
  const { pathname } = useLocation();
  const firstPage = useShared(FirstPage);
  useEffect(
    () => void firstPage.load(matchAddress(routes, pathname)?.route, CommandCenter.load),
    [firstPage, pathname],
  );
  return (
    <ErrorBoundary path={pathname}>
      <Pages />
    </ErrorBoundary>
  );
}

function Pages() {
  const prefetcher = useShared(Prefetcher);
  const prefetch = useCallback(
    (pathname: string) => {
      const found = matchAddress(routes, pathname);
      if (found) prefetcher.fetch(found.route);
    },
    [prefetcher],
  );
  return (
    <RouteGuard>
      <PrefetchContext value={prefetch}>
        <PageTransition>
          {(location) => (
            <Suspense fallback={<LoadingPage />}>
              <Routes location={location}>
                {routes.map((route) => (
                  <Route key={route.name} path={route.path} element={<Page route={route} />} />
                ))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          )}
        </PageTransition>
      </PrefetchContext>
    </RouteGuard>
  );
}

function Page({ route }: { readonly route: AppRoute }) {
  const { screen: Screen, module, prefetch, isValid } = route;
  const params = useParams();
  if (isValid && !isValid(params)) return <NotFound />;
  return module ? (
    <WithModule module={module} fetch={prefetch}>
      <Screen />
    </WithModule>
  ) : (
    <Screen />
  );
}

function NotFound() {
  const { t } = useTranslation();
  return <ErrorPage status={404} message={t('error.notFound')} />;
}

const LoadingPage = () => (
  <DefaultLayout>
    <Spinner />
  </DefaultLayout>
);
