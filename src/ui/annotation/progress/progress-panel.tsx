import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { canSeeShares } from '#domain/datasets/permissions.ts';
import { completedPercent, type Metrics, type Progress } from '#domain/datasets/progress.ts';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { FoldingPanel } from '../panels/folding-panel.tsx';
import { MyCounts } from './my-counts.tsx';
import styles from './progress.module.css';
import { TeamBar } from './team-bar.tsx';
import { TeamCounts } from './team-counts.tsx';
import { TeamViewModel } from './team-view-model.ts';

const fetchTeamDetails = () => import('./team-details.tsx');
const TeamDetails = lazyComponent(async () => (await fetchTeamDetails()).TeamDetails);

interface ProgressPanelProps {
  readonly viewModel: AnnotationViewModel;
  readonly datasetId: string;
}

export const ProgressPanel = observer(function ProgressPanel({ viewModel, datasetId }: ProgressPanelProps) {
  const { t } = useTranslation();
  const team = useViewModel(TeamViewModel, datasetId);
  const { metrics } = viewModel.metrics;
  useEffect(() => {
    const refresh = () => viewModel.metrics.announced ?? team.refresh();
    const stops = [
      reaction(
        () => viewModel.records.opened && (viewModel.metrics.metrics ?? true),
        (isOpen) => isOpen && refresh(),
        { fireImmediately: true },
      ),
      reaction(
        () => viewModel.unsynced.all.length,
        (unsent, before) => unsent < before && refresh(),
      ),
      reaction(() => viewModel.metrics.announced, team.setProgress),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [team, viewModel]);

  return (
    <FoldingPanel
      panel="progress"
      label={t('panels.progress')}
      summary={<Summary progress={team.progress} metrics={metrics} />}
    >
      {team.progress && <TeamCounts progress={team.progress} />}
      {metrics && <MyCounts metrics={metrics} />}
      <OfferedDetails viewModel={viewModel} progress={team.progress} />
    </FoldingPanel>
  );
});

interface OfferedDetailsProps {
  readonly viewModel: AnnotationViewModel;
  readonly progress: Progress | undefined;
}

const OfferedDetails = observer(function OfferedDetails({ viewModel, progress }: OfferedDetailsProps) {
  const { user } = useShared(Session);
  const { opened } = viewModel.records;
  if (!opened || !user || !canSeeShares(user)) return null;
  return (
    <Suspense fallback={<span className={styles.placeholder} />}>
      <WithModule module="team-progress" fetch={fetchTeamDetails}>
        <TeamDetails questions={opened.questions} progress={progress} />
      </WithModule>
    </Suspense>
  );
});

interface SummaryProps {
  readonly progress: Progress | undefined;
  readonly metrics: Metrics | undefined;
}

function Summary({ progress, metrics }: SummaryProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const done = progress && t('panels.done', { completed: number(progress.completed), total: number(progress.total) });
  return (
    <span className={styles.summary} title={done}>
      <VisuallyHidden>{t('panels.progress')}</VisuallyHidden>{' '}
      {progress && (
        <span>
          {t('panels.team')} <b>{t('datasets.percent', { percent: number(completedPercent(progress)) })}</b>
          <VisuallyHidden>, {done}</VisuallyHidden>
        </span>
      )}{' '}
      {metrics && (
        <span>
          {t('panels.mine', {
            count: metrics.submitted,
            shown: number(metrics.submitted),
            left: number(metrics.pending),
          })}
        </span>
      )}
      <TeamBar progress={progress} />
    </span>
  );
}
