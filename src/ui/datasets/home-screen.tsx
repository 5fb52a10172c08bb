import { CloudOff, Inbox } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isPrivileged } from '#domain/session/user.ts';
import { Button } from '../components/controls/button.tsx';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../components/marks/visually-hidden.tsx';
import { Header } from '../layouts/header.tsx';
import { PageHeading } from '../layouts/page-heading.tsx';
import { Session } from '../shared/session.ts';
import { useShared, useViewModel } from '../shared/use-view-model.ts';
import { DatasetRow } from './dataset-row.tsx';
import { Guide } from './guide.tsx';
import styles from './home.module.css';
import { HomeViewModel } from './home-view-model.ts';

export const HomeScreen = observer(function HomeScreen() {
  const viewModel = useViewModel(HomeViewModel);
  const { t } = useTranslation();
  const { datasets } = viewModel;

  return (
    <>
      <Header crumbs={[{ text: t('common.home') }]} />
      <div className={styles.layout}>
        <main className={styles.main} id="main">
          <div className={styles.head}>
            <PageHeading title={t('datasets.title')} />
            {datasets && datasets.length > 0 && (
              <p className={styles.count}>{t('datasets.found', { count: datasets.length })}</p>
            )}
          </div>
          <List viewModel={viewModel} />
        </main>
        <Guide />
      </div>
    </>
  );
});

const List = observer(function List({ viewModel }: { readonly viewModel: HomeViewModel }) {
  const { t } = useTranslation();
  const { datasets, loading } = viewModel;
  if (datasets?.length === 0) return <NoDatasets />;
  if (datasets)
    return (
      <ul className={styles.list}>
        {datasets.map((dataset) => (
          <DatasetRow key={dataset.id} dataset={dataset} />
        ))}
      </ul>
    );
  if (loading.hasFailed)
    return (
      <EmptyState icon={<CloudOff size={28} />} title={t('datasets.failed')}>
        <Button onClick={viewModel.load}>{t('common.retry')}</Button>
      </EmptyState>
    );
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={4} look="block" />
    </div>
  );
});

const NoDatasets = observer(function NoDatasets() {
  const { user } = useShared(Session);
  const { t } = useTranslation();
  return (
    <EmptyState icon={<Inbox size={28} />} title={t('datasets.found', { count: 0 })}>
      <p>{t(user && isPrivileged(user) ? 'datasets.emptyPrivileged' : 'datasets.emptyAnnotator')}</p>
    </EmptyState>
  );
});
