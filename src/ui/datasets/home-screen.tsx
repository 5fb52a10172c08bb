import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listHistoryStep, readListView, writeListView } from '#domain/datasets/overview/list-url.ts';
import type { ListView } from '#domain/datasets/overview/list-view.ts';
import { canCreateDatasets } from '#domain/datasets/permissions.ts';
import { HomeLayout } from '../layouts/home-layout.tsx';
import { PageHeading } from '../layouts/page-heading.tsx';
import { ButtonLink } from '../navigation/button-link.tsx';
import { type UrlFormat, type UrlView, useViewInUrl } from '../navigation/use-view-in-url.ts';
import { lazyComponent } from '../shared/retrying/lazy-component.tsx';
import { Session } from '../shared/session.ts';
import { useShared, useViewModel } from '../shared/use-view-model.ts';
import { FiltersBar } from './filters/filters-bar.tsx';
import styles from './home.module.css';
import { HomeList } from './list/home-list.tsx';
import { HomeViewModel } from './list/home-view-model.ts';
import { TrashButton } from './trash/trash-button.tsx';

/** Apart from the list, whose code all pages load first. */
const fetchSidebar = () => import('./sidebar/sidebar.tsx');
const Sidebar = lazyComponent(async () => (await fetchSidebar()).Sidebar);

export const HomeScreen = observer(function HomeScreen() {
  const home = useViewModel(HomeViewModel);
  useListInUrl(home);
  const { t } = useTranslation();
  const { overviews, loading } = home.datasets;
  const isKnown = overviews !== undefined || loading.isFailing;
  useEffect(() => void fetchSidebar().catch(() => undefined), []); // the lazy component retries it

  return (
    <HomeLayout
      crumbs={[{ text: t('common.home'), to: '/' }]}
      sidebar={<Suspense fallback={null}>{isKnown && <Sidebar />}</Suspense>}
    >
      <div className={styles.head}>
        <PageHeading title={t('datasets.title')} />
        <p className={styles.count} role="status">
          {home.shown && home.shown.length > 0 && t('datasets.found', { count: home.shown.length })}
        </p>
        <TrashButton onRestored={home.datasets.reload} />
        <NewLink />
      </div>
      {overviews?.length !== 0 && <FiltersBar home={home} />}
      <HomeList home={home} />
    </HomeLayout>
  );
});

const NewLink = observer(function NewLink() {
  const { user } = useShared(Session);
  const { t } = useTranslation();
  if (!user || !canCreateDatasets(user)) return null;
  return (
    <ButtonLink look="strong" to="/new">
      {t('starting.new')}
    </ButtonLink>
  );
});

const urlFormat: UrlFormat<ListView> = { read: readListView, write: writeListView, step: listHistoryStep };

function useListInUrl(home: HomeViewModel) {
  const urlView = useMemo(
    (): UrlView<ListView> => ({ current: () => home.view, apply: (view) => home.apply(view) }),
    [home],
  );

  useViewInUrl('/', urlView, urlFormat);
}
