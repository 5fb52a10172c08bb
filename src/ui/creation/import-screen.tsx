import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { canCreateDatasets } from '#domain/datasets/permissions.ts';
import { ErrorPage } from '../components/feedback/error-page.tsx';
import { InternalLayout } from '../layouts/internal-layout.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { Session } from '../shared/session.ts';
import { useShared } from '../shared/use-view-model.ts';
import styles from './import.module.css';

/** Which dataset of the hub is meant, and the way back. */
export const ImportScreen = observer(function ImportScreen() {
  const { repoId = '' } = useParams();
  const { user } = useShared(Session);
  const { t } = useTranslation();
  if (!user || !canCreateDatasets(user)) return <ErrorPage status={403} message={t('errors.http.403')} />;

  return (
    <InternalLayout
      crumbs={[{ text: t('common.home'), to: '/' }, { text: repoId }]}
      title={repoId}
      about={t('importing.about')}
    >
      <div className={styles.text}>
        <p>{t('importing.text')}</p>
        <p>
          <PageLink to="/">{t('importing.home')}</PageLink>
        </p>
      </div>
    </InternalLayout>
  );
});
