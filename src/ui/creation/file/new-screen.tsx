import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { canCreateDatasets } from '#domain/datasets/permissions.ts';
import { importPath } from '#domain/datasets/starting/repo-id.ts';
import { ErrorPage } from '../../layouts/error-page.tsx';
import { Session } from '../../shared/session.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import { Preparation } from '../preparation/preparation.tsx';
import { Beginning } from './beginning.tsx';
import { FileFactsBar } from './file-facts-bar.tsx';
import { FileViewModel } from './file-view-model.ts';
import { Names } from './names.tsx';
import type { RepeatedNames } from './repeated-names.ts';

/** Ways to a dataset of one's own: from a file, from a text, from nothing; with the id of a repository, from there. */
export const NewScreen = observer(function NewScreen() {
  const { user } = useShared(Session);
  const { id } = useParams();
  const { t } = useTranslation();
  const { search } = useLocation();
  if (id !== undefined) return <Navigate to={{ pathname: importPath(id), search }} replace />;
  if (!user || !canCreateDatasets(user)) return <ErrorPage status={403} message={t('errors.http.403')} />;
  return <FromHere />;
});

const FromHere = observer(function FromHere() {
  const viewModel = useViewModel(FileViewModel);
  const { t } = useTranslation();
  const { preparation, rows, fill, reading, repeated, startOver } = viewModel;
  const { file, isPasted, progress, whole } = reading;
  const title = t('preparing.new');
  if (preparation.plan)
    return (
      <Preparation
        viewModel={preparation}
        rows={rows}
        fill={fill}
        ready={whole}
        title={title}
        about={isPasted ? t('preparing.fromText') : (file?.name ?? t('preparing.fromScratch'))}
        before={t('preparing.reading', { count: progress?.rows ?? 0 })}
        source={
          <FileFactsBar reading={reading} onStartOver={startOver}>
            <RepeatedNote repeated={repeated} />
          </FileFactsBar>
        }
      />
    );
  return <Beginning viewModel={viewModel} title={title} />;
});

/** Records that are named alike, before one of them takes the place of another. */
const RepeatedNote = observer(function RepeatedNote({ repeated }: { readonly repeated: RepeatedNames }) {
  const { t } = useTranslation();
  const { count, names } = repeated.found ?? none;
  return (
    <div role="status">{count > 0 && <Names title={t('adding.twice', { count })} names={names} count={count} />}</div>
  );
});

const none = { count: 0, names: [] };
