import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { PageHeading } from '../../layouts/page-heading.tsx';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import styles from '../annotation.module.css';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { GuidelinesPanel } from '../panels/guidelines-panel.tsx';
import { RecordColumn } from '../panels/record-column.tsx';
import { ProgressPanel } from '../progress/progress-panel.tsx';
import { Actions } from './actions.tsx';
import { ChangedRecordNote } from './changed-record-note.tsx';
import { DetachedNote } from './detached-note.tsx';
import { EmptyRecords } from './empty-records.tsx';
import { QuestionForm } from './question-form.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RecordsFailed } from './records-failed.tsx';
import { useFocusAtEnd } from './use-focus-at-end.ts';

const QuestionAhead = lazyComponent(async () => (await import('./question-ahead.tsx')).QuestionAhead);
const fetchTiming = () => import('../timing/timing-note.tsx');
const TimingNote = lazyComponent(async () => (await fetchTiming()).TimingNote);

interface WorkbenchProps {
  readonly viewModel: AnnotationViewModel;
}

interface FocusWorkbenchProps extends WorkbenchProps {
  readonly datasetId: string;
  /** Whether the form is below the record. */
  readonly isBelow: boolean;
}

export const Workbench = observer(function Workbench({ viewModel, datasetId, isBelow }: FocusWorkbenchProps) {
  const { t } = useTranslation();
  const { records, empty } = viewModel;
  const { opened } = records;
  const isRecordShown = computed(() => records.record !== undefined || records.hasEnded).get(); // not again for each record
  const recordArea = useRef<HTMLElement>(null);
  return (
    <div className={styles.workbench}>
      <VisuallyHidden>
        <PageHeading title={opened?.dataset.name ?? t('common.loading')} />
      </VisuallyHidden>
      <RecordColumn>
        <section
          ref={recordArea}
          className={styles.reading}
          data-reading
          aria-label={t('annotation.reading')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
          tabIndex={0}
        >
          <DetachedNote viewModel={viewModel} />
          <ChangedRecordNote viewModel={viewModel} />
          <RecordArea viewModel={viewModel} />
        </section>
        <GuidelinesPanel dataset={opened?.dataset} isRecordShown={isRecordShown} />
      </RecordColumn>
      <section className={styles.answering} aria-label={empty.isShown ? undefined : t('annotation.answering')}>
        {!empty.isShown && <AnswerCard viewModel={viewModel} isBelow={isBelow} />}
        <ProgressPanel viewModel={viewModel} datasetId={datasetId} />
      </section>
      <ScrollToTop viewModel={viewModel} area={recordArea} />
    </div>
  );
});

type AnswerCardProps = Pick<FocusWorkbenchProps, 'viewModel' | 'isBelow'>;

const AnswerCard = observer(function AnswerCard({ viewModel, isBelow }: AnswerCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { records } = viewModel;
  useFocusAtEnd(card, records);
  return (
    <div ref={card} className={styles.card}>
      {records.opened ? <QuestionForm viewModel={viewModel} /> : <FormSkeleton />}
      {isBelow && <FirstQuestion viewModel={viewModel} />}
      {records.opened?.dataset.measuresTime && <Timing viewModel={viewModel} />}
      <Actions viewModel={viewModel} />
    </div>
  );
});

const FirstQuestion = observer(function FirstQuestion({ viewModel }: WorkbenchProps) {
  const { questions, record, visit } = viewModel.form;
  const [first] = questions;
  return <Suspense fallback={null}>{first && record && <QuestionAhead question={first} visit={visit} />}</Suspense>;
});

const Timing = ({ viewModel }: WorkbenchProps) => (
  <Suspense fallback={null}>
    <WithModule module="timing" fetch={fetchTiming}>
      <TimingNote viewModel={viewModel} />
    </WithModule>
  </Suspense>
);

interface ScrollToTopProps extends WorkbenchProps {
  readonly area: RefObject<HTMLElement | null>;
}

/** Scrolls to the start of each record, even if the focus moved to a form below it. */
const ScrollToTop = observer(function ScrollToTop({ viewModel, area }: ScrollToTopProps) {
  const { visit } = viewModel.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each record that the form shows
  useEffect(() => {
    for (let element: Element | null = area.current; element; element = element.parentElement)
      if (element.scrollTop > 0) element.scrollTop = 0;
  }, [visit, area]);
  return null;
});

const RecordArea = observer(function RecordArea({ viewModel }: WorkbenchProps) {
  const { t } = useTranslation();
  const { record, loading } = viewModel.records;
  if (record) return <RecordSheet viewModel={viewModel} />;
  if (viewModel.empty.isShown) return <EmptyRecords viewModel={viewModel} />;
  if (loading.isFailing) return <RecordsFailed records={viewModel.records} />;
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={5} />
    </div>
  );
});

const FormSkeleton = () => (
  <div className={styles.formSkeleton}>
    <Skeleton lines={3} />
  </div>
);
