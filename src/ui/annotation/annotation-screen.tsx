import { Keyboard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isWide } from '#domain/annotation/field.ts';
import type { Arrangement } from '#domain/annotation/panels/layouts.ts';
import { isActive } from '#domain/criteria/criteria.ts';
import { IconButton } from '../components/controls/icon-button.tsx';
import { Commands } from '../keyboard/commands.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { AnnotationLayout } from '../layouts/annotation-layout.tsx';
import { datasetCrumbs } from '../layouts/crumbs.ts';
import { FailedPage } from '../layouts/failed-page.tsx';
import { WithModule } from '../navigation/with-module.tsx';
import { lazyComponent } from '../shared/retrying/lazy-component.tsx';
import { useMedia } from '../shared/use-media.ts';
import { usePrefetch } from '../shared/use-prefetch.ts';
import { useShared, useViewModel } from '../shared/use-view-model.ts';
import styles from './annotation.module.css';
import { AnnotationViewModel } from './model/annotation-view-model.ts';
import type { RecordsViewModel } from './model/queue/records-view-model.ts';
import type { ShortcutTarget } from './model/shortcut-target.ts';
import { LayoutButton } from './panels/layout-button.tsx';
import { useArrangement } from './panels/use-layout.ts';
import type { ShortcutActions } from './shortcuts/shortcuts.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { SimilarViewModel } from './similar/similar-view-model.ts';
import { ControlBar } from './toolbar/control-bar.tsx';
import { DatasetActions } from './toolbar/dataset-actions.tsx';
import { useCriteriaInUrl } from './use-criteria-in-url.ts';
import { useLeaving } from './use-leaving.ts';
import { Workbench } from './workbench/workbench.tsx';

const LostDataset = lazyComponent(async () => (await import('./workbench/lost-dataset.tsx')).LostDataset);
const fetchBulk = () => import('./bulk/bulk-workbench.tsx');
const BulkBench = lazyComponent(async () => (await fetchBulk()).BulkWorkbench);
const SimilarBar = lazyComponent(async () => (await import('./similar/similar-bar.tsx')).SimilarBar);
const HelpDialog = lazyComponent(async () => (await import('./help/help-dialog.tsx')).HelpDialog);

const loadPageCommands = () => import('./help/page-commands.ts');

/** Parts that the user may open while offline. */
const codeForOffline = [
  () => import('./help/help-dialog.tsx'),
  loadPageCommands,
  () => import('./workbench/lost-dataset.tsx'),
  () => import('./workbench/record-details.tsx'),
  () => import('../layouts/outbox/unsent-dialog.tsx'),
];

export function AnnotationScreen() {
  const { id = '' } = useParams();
  const [starts, setStarts] = useState(1);
  return <Annotation key={`${id} ${starts}`} datasetId={id} onRestart={() => setStarts(starts + 1)} />;
}

interface AnnotationProps {
  readonly datasetId: string;
  /** Opens the page again from the start. */
  readonly onRestart: () => void;
}

const Annotation = observer(function Annotation({ datasetId, onRestart }: AnnotationProps) {
  const viewModel = useViewModel(AnnotationViewModel, datasetId);
  const { t } = useTranslation();
  useCriteriaInUrl(viewModel.records);
  useLeaving(viewModel);
  const { records, unsynced } = viewModel;
  const { loss } = records.access;
  const { opened, loading, load, criteria } = records;
  const isOfUse = opened !== undefined || unsynced.all.length > 0 || unsynced.recovered.size > 0;
  if (loss && isOfUse)
    return (
      <Suspense fallback={null}>
        <LostDataset viewModel={viewModel} loss={loss} onRestart={onRestart} />
      </Suspense>
    );
  // with a failing search the screen stays, because the user can change the search
  const isClosed = loading.isFailing && !opened && !(criteria && isActive(criteria));
  if (loss || isClosed) return <FailedPage loading={loading} title={t('annotation.failed')} load={load} />;
  return <AtWork viewModel={viewModel} datasetId={datasetId} />;
});

interface AtWorkProps {
  readonly viewModel: AnnotationViewModel;
  /** Passed on, because `useParams` renders a component again whenever the address names another record. */
  readonly datasetId: string;
}

const AtWork = observer(function AtWork({ viewModel, datasetId }: AtWorkProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const commands = useShared(Commands);
  const [target, setTarget] = useState<ShortcutTarget>(viewModel);
  const actions = useMemo(
    (): ShortcutActions => ({
      target: target,
      showHelp: () => setHelpOpen(true),
      showPalette: commands.showPalette,
    }),
    [target, commands],
  );
  const { t } = useTranslation();
  useShortcuts(actions);
  const keys = useKeys();
  const [arrangement, arrange] = useArrangement(datasetId);
  const { records } = viewModel;
  const { opened, isBulk } = records;
  const similar = useShared(SimilarViewModel);
  useEffect(() => similar.activate(records), [similar, records]);
  useEffect(
    () =>
      commands.offer({
        load: async () => (await loadPageCommands()).pageCommands(actions, records),
        showKeys: actions.showHelp,
      }),
    [commands, actions, records],
  );
  usePrefetch(opened !== undefined, codeForOffline);

  return (
    <AnnotationLayout
      crumbs={datasetCrumbs(t('common.home'), opened?.dataset)}
      actions={
        <>
          <LayoutButton arrangement={arrangement} onArrange={arrange} />
          {opened && <DatasetActions dataset={opened.dataset} viewed={() => viewedIn(records)} />}
          <IconButton
            look="quiet"
            className={styles.help}
            label={t('shortcuts.title')}
            {...keys.on('help')}
            onClick={actions.showHelp}
          >
            <Keyboard size={20} aria-hidden />
          </IconButton>
        </>
      }
    >
      <ControlBar viewModel={viewModel} />
      {similar.similarity && (
        <Suspense fallback={null}>
          <SimilarBar similar={similar} records={records} />
        </Suspense>
      )}
      <Bench viewModel={viewModel} datasetId={datasetId} arrangement={arrangement} onTarget={setTarget} />
      <Suspense fallback={null}>
        {isHelpOpen && (
          <HelpDialog
            fields={opened?.fields ?? []}
            questions={opened?.questions ?? []}
            isBulk={isBulk}
            onClose={() => setHelpOpen(false)}
          />
        )}
      </Suspense>
    </AnnotationLayout>
  );
});

const viewedIn = ({ criteria, queue }: RecordsViewModel) => criteria && { criteria, total: queue.total };

interface BenchProps extends AtWorkProps {
  readonly arrangement: Arrangement;
  readonly onTarget: (target: ShortcutTarget) => void;
}

const Bench = observer(function Bench({ viewModel, datasetId, arrangement, onTarget }: BenchProps) {
  const isNarrow = useMedia('(max-width: 1100px)');
  const { opened, isBulk } = viewModel.records;
  const isAlone = isNarrow || (viewModel.empty.isShown && !isBulk);
  const form = isAlone ? 'below' : arrangement.form;
  return (
    <div
      className={styles.arranged}
      data-form={form}
      data-fields={arrangement.fields}
      data-wide={isBulk || opened?.fields.some(isWide)}
    >
      {isBulk && opened ? (
        <Suspense fallback={null}>
          <WithModule module="bulk" fetch={fetchBulk}>
            <BulkBench viewModel={viewModel} onTarget={onTarget} />
          </WithModule>
        </Suspense>
      ) : (
        <Workbench viewModel={viewModel} datasetId={datasetId} isBelow={form === 'below'} />
      )}
    </div>
  );
});
