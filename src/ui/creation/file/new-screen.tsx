import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { canCreateDatasets } from '#domain/datasets/permissions.ts';
import { importPath } from '#domain/datasets/starting/repo-id.ts';
import { ErrorPage } from '../../layouts/error-page.tsx';
import { Session } from '../../shared/session.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import { Preparation } from '../preparation/preparation.tsx';
import { SummarySection } from '../summary/summary-section.tsx';
import { FileFactsBar } from './file-facts-bar.tsx';
import { FileViewModel } from './file-view-model.ts';
import { SourceChoice } from './source-choice.tsx';

/** An id in the path redirects to the import of that repository. */
export const NewScreen = observer(function NewScreen() {
  const { user } = useShared(Session);
  const { id } = useParams();
  const { t } = useTranslation();
  const { search } = useLocation();
  if (id !== undefined) return <Navigate to={{ pathname: importPath(id), search }} replace />;
  if (!user || !canCreateDatasets(user)) return <ErrorPage status={403} message={t('errors.http.403')} />;
  return <NewDataset />;
});

const NewDataset = observer(function NewDataset() {
  const viewModel = useViewModel(FileViewModel);
  const { t } = useTranslation();
  const { preparation, rows, fill, reading, checking, startOver } = viewModel;
  const { file, isPasted, progress, waitUntilScanned } = reading;
  const title = t('preparing.new');
  if (preparation.plan)
    return (
      <Preparation
        viewModel={preparation}
        rows={rows}
        fill={fill}
        ready={waitUntilScanned}
        title={title}
        about={
          isPasted || !file ? t(isPasted ? 'preparing.fromText' : 'preparing.fromScratch') : <bdi>{file.name}</bdi>
        }
        waitingText={t('preparing.reading', { count: progress?.rows ?? 0 })}
        source={
          <>
            {file && (
              <SummarySection
                viewModel={preparation}
                plan={preparation.plan}
                check={checking.found}
                unread={reading.scan?.unreadCount ?? 0}
              />
            )}
            <FileFactsBar reading={reading} onStartOver={startOver} />
          </>
        }
      />
    );
  return <SourceChoice viewModel={viewModel} title={title} />;
});
