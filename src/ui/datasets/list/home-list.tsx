import { CloudOff, Inbox, SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { canChangeSettings, canCreateDatasets } from '#domain/datasets/permissions.ts';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useAutomaticRetry } from '../../shared/retrying/automatic-retry.ts';
import { Session } from '../../shared/session.ts';
import type { Task } from '../../shared/task.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { DatasetList } from './dataset-list.tsx';
import type { HomeViewModel } from './home-view-model.ts';
import styles from './list.module.css';

export const HomeList = observer(function HomeList({ home }: { readonly home: HomeViewModel }) {
  const { user } = useShared(Session);
  const { datasets, shown } = home;
  if (datasets.overviews?.length === 0) return <NoDatasets />;
  if (shown?.length === 0) return <NothingFound onClear={home.clearFilters} />;
  if (shown)
    return (
      <DatasetList
        overviews={shown}
        canChange={user !== undefined && canChangeSettings(user)}
        username={user?.username ?? ''}
        onEnter={datasets.enterView}
        onLeave={datasets.leaveView}
      />
    );
  return datasets.loading.isFailing ? (
    <NotLoaded loading={datasets.loading} load={datasets.reload} />
  ) : (
    <SkeletonRows />
  );
});

const NoDatasets = observer(function NoDatasets() {
  const { user } = useShared(Session);
  const { t } = useTranslation();
  return (
    <EmptyState icon={<Inbox size={28} />} title={t('datasets.found', { count: 0 })}>
      <p>{t(user && canCreateDatasets(user) ? 'datasets.emptyPrivileged' : 'datasets.emptyAnnotator')}</p>
    </EmptyState>
  );
});

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<SearchX size={28} />} title={t('datasets.found', { count: 0 })}>
      <Button onClick={onClear}>{t('datasets.clearFilters')}</Button>
    </EmptyState>
  );
}

interface NotLoadedProps {
  readonly loading: Task;
  readonly load: () => void;
}

const NotLoaded = observer(function NotLoaded({ loading, load }: NotLoadedProps) {
  const { t } = useTranslation();
  useAutomaticRetry(loading, load);
  return (
    <EmptyState icon={<CloudOff size={28} />} title={t('datasets.failed')}>
      <Button busy={loading.isRunning} onClick={load}>
        {t('common.retry')}
      </Button>
    </EmptyState>
  );
});

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

function SkeletonRows() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
