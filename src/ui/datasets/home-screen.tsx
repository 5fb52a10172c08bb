import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HomeLayout } from '../layouts/home-layout.tsx';
import { PageHeading } from '../layouts/page-heading.tsx';
import { useViewModel } from '../shared/use-view-model.ts';
import { FiltersBar } from './filters/filters-bar.tsx';
import styles from './home.module.css';
import { HomeViewModel } from './home-view-model.ts';
import { HomeList } from './list/home-list.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useListInUrl } from './use-list-in-url.ts';

export const HomeScreen = observer(function HomeScreen() {
  const home = useViewModel(HomeViewModel);
  useListInUrl(home);
  const { t } = useTranslation();
  const { overviews, loading } = home.datasets;
  const isKnown = overviews !== undefined || loading.hasFailed;

  return (
    <HomeLayout crumbs={[{ text: t('common.home'), to: '/' }]} sidebar={isKnown && <Sidebar />}>
      <div className={styles.head}>
        <PageHeading title={t('datasets.title')} />
        <p className={styles.count} role="status">
          {home.shown && home.shown.length > 0 && t('datasets.found', { count: home.shown.length })}
        </p>
      </div>
      {overviews?.length !== 0 && <FiltersBar home={home} />}
      <HomeList home={home} />
    </HomeLayout>
  );
});
