import { Redo2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CreatedDataset } from '#application/creation/create-dataset.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import type { PlanPart } from '#domain/creation/plan/plan-problems.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { addingPath, annotationPath } from '../../layouts/crumbs.ts';
import { InternalLayout } from '../../layouts/internal-layout.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { FieldsPart } from '../columns/fields-part.tsx';
import { MetadataPart } from '../columns/metadata-part.tsx';
import { OwnFieldsPart } from '../columns/own-fields-part.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { type Making, type PreparationViewModel, placeKey } from '../plan/preparation-view-model.ts';
import { PlanPreview } from '../preview/plan-preview.tsx';
import type { RowsViewModel } from '../preview/rows-view-model.ts';
import { QuestionsPart } from '../questions/questions-part.tsx';
import { StepsDialog } from '../running/steps-dialog.tsx';
import { FailedNote } from './failed-note.tsx';
import { GuidelinesPart } from './guidelines-part.tsx';
import styles from './preparation.module.css';
import { TargetPart } from './target-part.tsx';
import { useHeading } from './use-heading.ts';

interface PreparationProps {
  readonly viewModel: PreparationViewModel;
  readonly rows: RowsViewModel;
  readonly fill: Making['fill'];
  /** Until all is known that making it takes, and what is said meanwhile. */
  readonly ready?: Making['ready'];
  readonly title: string;
  readonly about: ReactNode;
  /** What there is to say of the source, above everything else. */
  readonly source?: ReactNode;
  readonly before?: string | undefined;
}

/** A dataset before it is made: what comes of the rows, beside what is planned. */
export const Preparation = observer(function Preparation(props: PreparationProps) {
  const { viewModel, rows, title, about, source, before } = props;
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const handleCreate = useCreating(props, page);
  useHeading(page);
  const { plan, creating, progress, records, stop } = viewModel;
  const handleKeys = useHistoryKeys(viewModel, handleCreate);
  if (!plan) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is pressed within
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
            <TargetPart viewModel={viewModel} plan={plan} />
            <Columns viewModel={viewModel} plan={plan} />
          </div>
        </div>
        {creating.isRunning && (
          <StepsDialog
            title={t('preparing.creating', { name: plan.name })}
            progress={progress}
            before={before}
            records={records}
            onStop={stop}
          />
        )}
      </InternalLayout>
    </div>
  );
});

const Columns = observer(function Columns({ viewModel, plan }: PlanProps) {
  const Fields = plan.source.kind === 'nothing' ? OwnFieldsPart : FieldsPart;
  return (
    <>
      <Fields viewModel={viewModel} plan={plan} />
      <QuestionsPart viewModel={viewModel} plan={plan} />
      <MetadataPart viewModel={viewModel} plan={plan} />
      <GuidelinesPart viewModel={viewModel} plan={plan} />
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

/** What stands in the way is led to; what has been made is opened. */
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
    const place = viewModel.create({ fill, ready, done });
    if (place) requestAnimationFrame(() => lead(page.current, place));
  }, [viewModel, fill, ready, page, navigate, notices]);
}

function lead(page: HTMLElement | null, place: PlanPart) {
  const part = page?.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeKey(place))}"]`);
  const control = part?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? part?.querySelector('input, select');
  const target = typeof place === 'string' && ['fields', 'questions'].includes(place) ? part : control;
  target?.scrollIntoView({ block: 'center' });
  (target as HTMLElement | undefined)?.focus();
}

/** There and back by the keys that answers go by; what is planned is made by the key that saves. */
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
