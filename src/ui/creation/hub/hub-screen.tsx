import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { canCreateDatasets } from '#domain/datasets/permissions.ts';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { ImagePolicyContext } from '../../components/markdown/images.ts';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { ErrorPage } from '../../layouts/error-page.tsx';
import { InternalLayout } from '../../layouts/internal-layout.tsx';
import { Session } from '../../shared/session.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import { Preparation } from '../preparation/preparation.tsx';
import { HubProblem } from './hub-problem.tsx';
import { HubViewModel } from './hub-view-model.ts';

export const HubScreen = observer(function HubScreen() {
  const { repoId = '' } = useParams();
  const { user } = useShared(Session);
  const { t } = useTranslation();
  if (!user || !canCreateDatasets(user)) return <ErrorPage status={403} message={t('errors.http.403')} />;
  return <FromHub key={repoId} repoId={repoId} />;
});

const FromHub = observer(function FromHub({ repoId }: { readonly repoId: string }) {
  const viewModel = useViewModel(HubViewModel, repoId);
  const { t } = useTranslation();
  const { preparation, rows, hub, loading, fill } = viewModel;
  const about = t('preparing.fromHub', { hub: hub.name });
  if (preparation.plan && !loading.hasFailed)
    return (
      <ImagePolicyContext value={viewModel.mayLoadImage}>
        <Preparation viewModel={preparation} rows={rows} fill={fill} title={repoId} about={about} />
      </ImagePolicyContext>
    );
  return (
    <InternalLayout crumbs={[{ text: t('common.home'), to: '/' }, { text: repoId }]} title={repoId} about={about}>
      {loading.hasFailed || preparation.loading.hasFailed ? <HubProblem viewModel={viewModel} /> : <Waiting />}
    </InternalLayout>
  );
});

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}
