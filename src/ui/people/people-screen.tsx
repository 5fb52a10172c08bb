import { UserPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleOf } from '#domain/session/user.ts';
import { Button } from '../components/controls/button.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { Spinner } from '../components/feedback/spinner.tsx';
import { VisuallyHidden } from '../components/marks/visually-hidden.tsx';
import { ErrorPage } from '../layouts/error-page.tsx';
import { FailedPage } from '../layouts/failed-page.tsx';
import { InternalLayout } from '../layouts/internal-layout.tsx';
import { Platform } from '../shared/platform.ts';
import { Session } from '../shared/session.ts';
import { useShared, useViewModel } from '../shared/use-view-model.ts';
import { NewPersonDialog } from './dialogs/new-person-dialog.tsx';
import styles from './people.module.css';
import { PeopleList } from './people-list.tsx';
import { PeopleViewModel } from './people-view-model.ts';
import { WorkspacesList } from './workspaces-list.tsx';

export const PeopleScreen = observer(function PeopleScreen() {
  const { user } = useShared(Session);
  const platform = useShared(Platform);
  const { t } = useTranslation();
  if (!platform.isKnown) return <Spinner />;
  if (!platform.can('people')) return <ErrorPage status={404} message={t('error.notFound')} />;
  if (!user || roleOf(user) !== 'owner') return <ErrorPage status={403} message={t('errors.http.403')} />;
  return <People />;
});

const People = observer(function People() {
  const viewModel = useViewModel(PeopleViewModel);
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const { team, loading, load, showPerson } = viewModel;
  if (loading.isFailing) return <FailedPage loading={loading} title={t('people.failed')} load={load} />;

  const title = t('people.title');
  return (
    <InternalLayout
      crumbs={[{ text: t('common.home'), to: '/' }, { text: title }]}
      title={title}
      actions={
        <Button look="strong" disabled={!team} onClick={() => setAdding(true)}>
          <UserPlus size={17} aria-hidden />
          {t('people.add')}
        </Button>
      }
    >
      {team ? (
        <div className={styles.lists}>
          <PeopleList viewModel={viewModel} team={team} />
          <WorkspacesList viewModel={viewModel} team={team} />
        </div>
      ) : (
        <div role="status">
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Skeleton lines={4} look="block" />
        </div>
      )}
      {isAdding && team && <NewPersonDialog team={team} onAdded={showPerson} onClose={() => setAdding(false)} />}
    </InternalLayout>
  );
});
