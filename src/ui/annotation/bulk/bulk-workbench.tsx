import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { PageHeading } from '../../layouts/page-heading.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import shared from '../annotation.module.css';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import type { ShortcutTarget } from '../model/shortcut-target.ts';
import { GuidelinesPanel } from '../panels/guidelines-panel.tsx';
import { RecordColumn } from '../panels/record-column.tsx';
import { useBulkLayout } from '../panels/use-layout.ts';
import { ProgressPanel } from '../progress/progress-panel.tsx';
import { Actions } from '../workbench/actions.tsx';
import { useFocusAtEnd } from '../workbench/use-focus-at-end.ts';
import { BulkHead } from './bulk-head.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkQuestions } from './bulk-questions.tsx';
import { BulkRecords } from './bulk-records.tsx';
import { type BulkViewModel, BulkViewModelFactory } from './bulk-view-model.ts';
import { useBulkKeys, useFocusOnCards } from './use-bulk-keys.ts';

interface BulkWorkbenchProps {
  readonly viewModel: AnnotationViewModel;
  readonly onTarget: (target: ShortcutTarget) => void;
}

export const BulkWorkbench = observer(function BulkWorkbench({ viewModel, onTarget }: BulkWorkbenchProps) {
  const { t } = useTranslation();
  const factory = useShared(BulkViewModelFactory);
  const [bulk] = useState(() => factory.create(viewModel));
  const { opened, datasetId } = viewModel.records;
  const [layout, changeLayout] = useBulkLayout(datasetId);
  useEffect(() => bulk.activate(), [bulk]);
  useEffect(() => {
    onTarget(bulk);
    return () => onTarget(viewModel);
  }, [bulk, viewModel, onTarget]);
  useBulkKeys(bulk);
  useFocusOnCards(bulk.selection.pageRecords.length > 0);

  return (
    <div className={shared.workbench}>
      <VisuallyHidden>
        <PageHeading title={opened?.dataset.name ?? ''} />
      </VisuallyHidden>
      <RecordColumn>
        <BulkHead bulk={bulk} records={viewModel.records} layout={layout} onLayout={changeLayout} />
        <BulkRecords bulk={bulk} viewModel={viewModel} layout={layout} />
        <GuidelinesPanel dataset={opened?.dataset} isRecordShown />
      </RecordColumn>
      <section className={shared.answering} aria-label={bulk.isEmpty ? undefined : t('annotation.answering')}>
        {!bulk.isEmpty && <AnswerCard bulk={bulk} viewModel={viewModel} />}
        <ProgressPanel viewModel={viewModel} datasetId={datasetId} />
      </section>
      <Confirmation bulk={bulk} />
      <ConfirmEverything bulk={bulk} total={viewModel.records.queue.total} />
    </div>
  );
});

interface AnswerCardProps {
  readonly bulk: BulkViewModel;
  readonly viewModel: AnnotationViewModel;
}

const AnswerCard = observer(function AnswerCard({ bulk, viewModel }: AnswerCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useFocusAtEnd(card, viewModel.records);
  return (
    <div ref={card} className={shared.card}>
      <BulkQuestions bulk={bulk} viewModel={viewModel} />
      <BulkProgress submission={bulk.submission} unsynced={viewModel.unsynced} />
      <Actions viewModel={bulk} />
    </div>
  );
});

const Confirmation = observer(function Confirmation({ bulk }: { readonly bulk: BulkViewModel }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { actionToConfirm, selection, answerConfirmation } = bulk;
  if (!actionToConfirm) return null;
  const count = { count: selection.count, shown: number(selection.count) };
  return (
    <Dialog
      title={t('bulk.confirm.title', { action: t(`annotation.${actionToConfirm}`) })}
      confirm={{ text: t(`annotation.${actionToConfirm}`), onConfirm: () => answerConfirmation(true) }}
      onClose={() => answerConfirmation(false)}
    >
      <p>{t('bulk.confirm.text', count)}</p>
    </Dialog>
  );
});

interface ConfirmEverythingProps {
  readonly bulk: BulkViewModel;
  readonly total: number;
}

const ConfirmEverything = observer(function ConfirmEverything({ bulk, total }: ConfirmEverythingProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (!bulk.isConfirmingEverything) return null;
  const all = Math.min(total, limits.maxSelectedRecords);
  return (
    <Dialog
      title={t('bulk.all.title', { count: all, shown: number(all) })}
      confirm={{ text: t('bulk.all.confirm'), onConfirm: () => bulk.confirmEverything(true) }}
      onClose={() => bulk.confirmEverything(false)}
    >
      <p>{t('bulk.all.text')}</p>
    </Dialog>
  );
});
