import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { ProgressPanel } from '../progress/progress-panel.tsx';
import { Actions } from '../workbench/actions.tsx';
import { BulkHead } from './bulk-head.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkQuestions } from './bulk-questions.tsx';
import { BulkSheets } from './bulk-sheets.tsx';
import { BulkDesk, type BulkViewModel } from './bulk-view-model.ts';
import { useBulkKeys, useFocusOnCards } from './use-bulk-keys.ts';

interface BulkBenchProps {
  readonly work: AnnotationViewModel;
  /** Sets what the shortcuts act on. */
  readonly onTarget: (target: ShortcutTarget) => void;
}

/** Many records, and the one form for those that are selected. */
export const BulkBench = observer(function BulkBench({ work, onTarget }: BulkBenchProps) {
  const { t } = useTranslation();
  const desk = useShared(BulkDesk);
  const [bulk] = useState(() => desk.for(work));
  const { opened } = work.records;
  useEffect(() => bulk.activate(), [bulk]);
  useEffect(() => {
    onTarget(bulk);
    return () => onTarget(work);
  }, [bulk, work, onTarget]);
  useBulkKeys(bulk);
  useFocusOnCards(bulk.selection.page.length > 0);

  return (
    <div className={shared.workbench}>
      <VisuallyHidden>
        <PageHeading title={opened?.dataset.name ?? ''} />
      </VisuallyHidden>
      <RecordColumn>
        <BulkHead bulk={bulk} records={work.records} />
        <BulkSheets bulk={bulk} work={work} />
        <GuidelinesPanel dataset={opened?.dataset} />
      </RecordColumn>
      <section className={shared.answering} aria-label={t('annotation.answering')}>
        <BulkQuestions bulk={bulk} work={work} />
        <BulkProgress deed={bulk.deed} unsynced={work.unsynced} />
        <Actions viewModel={bulk} />
        <ProgressPanel viewModel={work} />
      </section>
      <Confirmation bulk={bulk} />
    </div>
  );
});

/** So many are not answered by mistake. */
const Confirmation = observer(function Confirmation({ bulk }: { readonly bulk: BulkViewModel }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { asked, selection, answer } = bulk;
  if (!asked) return null;
  const count = { count: selection.count, shown: number(selection.count) };
  return (
    <Dialog
      title={t('bulk.confirm.title', { action: t(`annotation.${asked}`) })}
      confirm={{ text: t(`annotation.${asked}`), onConfirm: () => answer(true) }}
      onClose={() => answer(false)}
    >
      <p>{t('bulk.confirm.text', count)}</p>
    </Dialog>
  );
});
