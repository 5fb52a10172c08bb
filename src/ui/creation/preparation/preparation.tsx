import { Redo2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CreatedDataset } from '#application/creation/create-dataset.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import type { PlanPart } from '#domain/creation/plan/plan-problem.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { addingPath, annotationPath } from '../../layouts/crumbs.ts';
import { InternalLayout } from '../../layouts/internal-layout.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { FieldsSection } from '../columns/fields-section.tsx';
import { ManualFieldsSection } from '../columns/manual-fields-section.tsx';
import { MetadataSection } from '../columns/metadata-section.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { type CreationOptions, type PreparationViewModel, planPartKey } from '../plan/preparation-view-model.ts';
import { PresetsSection } from '../presets/presets-section.tsx';
import { PlanPreview } from '../preview/plan-preview.tsx';
import type { RowsViewModel } from '../preview/rows-view-model.ts';
import { QuestionsSection } from '../questions/questions-section.tsx';
import { CreationProgressDialog } from '../running/creation-progress-dialog.tsx';
import { FailedNote } from './failed-note.tsx';
import { GuidelinesSection } from './guidelines-section.tsx';
import styles from './preparation.module.css';
import { TargetSection } from './target-section.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface PreparationProps {
  readonly viewModel: PreparationViewModel;
  readonly rows: RowsViewModel;
  readonly fill: CreationOptions['fill'];
  /** Resolves when the creation can start; `waitingText` shows until then. */
  readonly ready?: CreationOptions['ready'];
  readonly title: string;
  readonly about: ReactNode;
  readonly source?: ReactNode;
  readonly waitingText?: string | undefined;
}

export const Preparation = observer(function Preparation(props: PreparationProps) {
  const { viewModel, rows, title, about, source, waitingText } = props;
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const handleCreate = useCreating(props, page);
  useHeadingFocus(page);
  const { plan, creating, progress, records, stop } = viewModel;
  const handleKeys = useHistoryKeys(viewModel, handleCreate);
  if (!plan) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the page within
    <div ref={page} onKeyDown={handleKeys}>
      <InternalLayout
        crumbs={[{ text: t('common.home'), to: '/' }, { text: title }]}
        title={title}
        about={about}
        actions={<Actions viewModel={viewModel} onCreate={handleCreate} />}
      >
        <FailedNote viewModel={viewModel} />
        {source}
        <div className={styles.columns}>
          <PlanPreview viewModel={viewModel} rows={rows} />
          <div className={styles.parts}>
            <PresetsSection viewModel={viewModel} plan={plan} />
            <TargetSection viewModel={viewModel} plan={plan} />
            <PlanSections viewModel={viewModel} plan={plan} />
          </div>
        </div>
        {creating.isRunning && (
          <CreationProgressDialog
            title={t('preparing.creating', { name: plan.name })}
            progress={progress}
            waitingText={waitingText}
            records={records}
            onStop={stop}
          />
        )}
      </InternalLayout>
    </div>
  );
});

const PlanSections = observer(function PlanSections({ viewModel, plan }: PlanProps) {
  const Fields = plan.source.kind === 'nothing' ? ManualFieldsSection : FieldsSection;
  return (
    <>
      <QuestionsSection viewModel={viewModel} plan={plan} />
      <Fields viewModel={viewModel} plan={plan} />
      <MetadataSection viewModel={viewModel} plan={plan} />
      <GuidelinesSection viewModel={viewModel} plan={plan} />
    </>
  );
});

interface ActionsProps {
  readonly viewModel: PreparationViewModel;
  readonly onCreate: () => void;
}

const Actions = observer(function Actions({ viewModel, onCreate }: ActionsProps) {
  const { t } = useTranslation();
  const { shown, spoken } = useKeys();
  const { history, creating } = viewModel;
  return (
    <>
      <IconButton look="quiet" label={t('preparing.undo')} aria-disabled={!history.canUndo} onClick={history.undo}>
        <Undo2 size={18} aria-hidden />
      </IconButton>
      <IconButton look="quiet" label={t('preparing.redo')} aria-disabled={!history.canRedo} onClick={history.redo}>
        <Redo2 size={18} aria-hidden />
      </IconButton>
      <Button
        look="strong"
        busy={creating.isRunning}
        title={shown('draft')}
        aria-keyshortcuts={spoken('draft')}
        onClick={onCreate}
      >
        {t('preparing.create')}
      </Button>
    </>
  );
});

function useCreating(
  { viewModel, fill, ready }: Pick<PreparationProps, 'viewModel' | 'fill' | 'ready'>,
  page: RefObject<HTMLElement | null>,
) {
  const navigate = useNavigate();
  const notices = useShared(Notices);
  return useCallback(() => {
    const done = ({ datasetId, isStillImporting }: CreatedDataset) => {
      const comesByItself = viewModel.plan?.source.kind === 'hub';
      if (isStillImporting && comesByItself) notices.show({ message: { key: 'preparing.goesOn' }, type: 'info' });
      const isEmpty = viewModel.plan?.source.kind === 'nothing';
      void navigate(isEmpty ? addingPath(datasetId) : annotationPath(datasetId));
    };
    const planPart = viewModel.create({ fill, ready, done });
    if (planPart) requestAnimationFrame(() => focusProblem(page.current, planPart));
  }, [viewModel, fill, ready, page, navigate, notices]);
}

function focusProblem(page: HTMLElement | null, planPart: PlanPart) {
  const section = page?.querySelector<HTMLElement>(`[data-plan-part="${CSS.escape(planPartKey(planPart))}"]`);
  const control =
    section?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? section?.querySelector('input, select');
  const target = typeof planPart === 'string' && ['fields', 'questions'].includes(planPart) ? section : control;
  target?.scrollIntoView({ block: 'center' });
  (target as HTMLElement | undefined)?.focus();
}

/** The keys that undo, redo and save an answer undo, redo and create here. */
function useHistoryKeys({ history }: PreparationViewModel, create: () => void) {
  const { isFor } = useKeys();
  return (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    if (isFor('undo', nativeEvent)) history.undo();
    else if (isFor('redo', nativeEvent)) history.redo();
    else if (isFor('draft', nativeEvent)) create();
    else return;
    event.preventDefault();
  };
}
