import { CloudOff, Scale as ScaleIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { isNarrowed } from '#domain/criteria/criteria.ts';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import { areOfSomeDays, type QualityView } from '#domain/quality/answer-limits.ts';
import { Button } from '../components/controls/button.tsx';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { Spinner } from '../components/feedback/spinner.tsx';
import { Switch } from '../components/form/switch.tsx';
import { VisuallyHidden } from '../components/marks/visually-hidden.tsx';
import { annotationPath, datasetCrumbs, settingsPath } from '../layouts/crumbs.ts';
import { ErrorPage } from '../layouts/error-page.tsx';
import { FailedPage } from '../layouts/failed-page.tsx';
import { InternalLayout } from '../layouts/internal-layout.tsx';
import { ButtonLink } from '../navigation/button-link.tsx';
import { WithModule } from '../navigation/with-module.tsx';
import { Platform } from '../shared/platform.ts';
import { useAutomaticRetry } from '../shared/retrying/automatic-retry.ts';
import { lazyComponent } from '../shared/retrying/lazy-component.tsx';
import { Session } from '../shared/session.ts';
import { useShared, useViewModel } from '../shared/use-view-model.ts';
import { AnswerLimitsFields } from './answer-limits-fields.tsx';
import { GroupingField } from './grouping-field.tsx';
import styles from './quality.module.css';
import { QualityViewModel } from './quality-view-model.ts';
import { QuestionSection } from './question-section.tsx';
import { ReadAgain, Reading } from './reading-records.tsx';
import { viewOf, withoutGrouping } from './view-address.ts';

export const QualityScreen = observer(function QualityScreen() {
  const { id = '' } = useParams();
  const { user } = useShared(Session);
  const platform = useShared(Platform);
  const { t } = useTranslation();
  if (!platform.isKnown) return <Spinner />;
  if (!user || !canSeeTeamAnswers(user)) return <ErrorPage status={403} message={t('errors.http.403')} />;
  return <Quality key={id} datasetId={id} />;
});

const Quality = observer(function Quality({ datasetId }: { readonly datasetId: string }) {
  const viewModel = useViewModel(QualityViewModel, datasetId);
  const { t } = useTranslation();
  const view = useViewOfAddress(viewModel);
  const { measured, loading, load, reports, save } = viewModel;
  if (loading.isFailing) return <FailedPage loading={loading} title={t('quality.failed')} load={load} />;
  const title = t('quality.title');
  const dataset = measured?.dataset;
  return (
    <InternalLayout
      crumbs={datasetCrumbs(t('common.home'), dataset, title)}
      title={dataset ? `${title} · ${dataset.name}` : title}
      heading={title}
      about={t('quality.about')}
      actions={
        <>
          {(['csv', 'json'] as const).map((format) => (
            <Button key={format} disabled={!reports} onClick={() => save(format)}>
              {t('quality.save', { format: format.toUpperCase() })}
            </Button>
          ))}
          <ReadAgain viewModel={viewModel} />
          <ButtonLink to={annotationPath(datasetId)}>{t('quality.openRecords')}</ButtonLink>
        </>
      }
    >
      <Reports viewModel={viewModel} datasetId={datasetId} view={view} />
    </InternalLayout>
  );
});

function useViewOfAddress(viewModel: QualityViewModel): QualityView {
  const [parameters] = useSearchParams();
  const query = withoutGrouping(parameters).toString();
  const view = useMemo(() => viewOf(new URLSearchParams(query)), [query]);
  useEffect(() => viewModel.limitTo(view), [viewModel, view]);
  return view;
}

const fetchLimits = () => import('./view-limits.tsx');
const ViewLimits = lazyComponent(async () => (await fetchLimits()).ViewLimits);

interface ReportsProps {
  readonly viewModel: QualityViewModel;
  readonly datasetId: string;
  readonly view: QualityView;
}

const Reports = observer(function Reports({ viewModel, datasetId, view }: ReportsProps) {
  const { measured } = viewModel;
  const { criteria } = view;
  return (
    <div className={styles.reports}>
      {measured && isNarrowed(criteria) && (
        <Suspense>
          <WithModule module="filters" fetch={fetchLimits}>
            <ViewLimits datasetId={datasetId} questions={measured.questions} criteria={criteria} />
          </WithModule>
        </Suspense>
      )}
      {measured && !(viewModel.isEmpty && isOfAll(view)) && <Choices viewModel={viewModel} view={view} />}
      <Reading viewModel={viewModel} />
      {!(viewModel.figures.isHeld && !viewModel.reports) && (
        <Measured viewModel={viewModel} datasetId={datasetId} view={view} />
      )}
    </div>
  );
});

const isOfAll = ({ criteria, limits }: QualityView) =>
  !isNarrowed(criteria) && limits.people.length === 0 && !areOfSomeDays(limits);

const Choices = observer(function Choices({ viewModel, view }: Omit<ReportsProps, 'datasetId'>) {
  return (
    <div className={styles.choices}>
      <GroupingField viewModel={viewModel} />
      <AnswerLimitsFields viewModel={viewModel} limits={view.limits} />
      <Switches viewModel={viewModel} />
    </div>
  );
});

const Measured = observer(function Measured({ viewModel, datasetId, view }: ReportsProps) {
  const { t } = useTranslation();
  const { items, names, measured, reports, measuring, measure, counted, grouping, groups } = viewModel;
  useAutomaticRetry(measuring, measure);
  if (measuring.isFailing && !reports)
    return (
      <EmptyState icon={<CloudOff size={28} />} title={t('quality.failed')}>
        <Button busy={measuring.isRunning} onClick={measure}>
          {t('common.retry')}
        </Button>
      </EmptyState>
    );
  if (!measured || !reports)
    return (
      <div role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <Skeleton lines={4} look="block" />
      </div>
    );
  if (viewModel.isEmpty)
    return (
      <EmptyState icon={<ScaleIcon size={28} />} title={t('quality.empty')}>
        {isOfAll(view) && (
          <>
            <p>{t('quality.emptyHint')}</p>
            <ButtonLink to={settingsPath(datasetId)}>{t('quality.openSettings')}</ButtonLink>
          </>
        )}
      </EmptyState>
    );
  return items.map(({ question, report }) => (
    <QuestionSection
      key={question.id}
      {...{ datasetId, view, question, report, names, counted }}
      comparison={grouping && { grouping, groups: groups.get(question.name) }}
    />
  ));
});

const Switches = observer(function Switches({ viewModel }: Pick<ReportsProps, 'viewModel'>) {
  const { t } = useTranslation();
  const { hidesNames, setHidesNames, hasAgents, wanted, setCountsAll } = viewModel;
  return (
    <div className={styles.switches}>
      <Switch label={t('quality.hideNames')} isOn={hidesNames} onChange={setHidesNames} />
      {hasAgents && viewModel.figures.isByServer && (
        <Switch
          label={t('quality.agents.countAll')}
          hint={t('quality.agents.countAllHint')}
          isOn={wanted === 'all'}
          onChange={setCountsAll}
        />
      )}
    </div>
  );
});
