import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { PageHeading } from '../../layouts/page-heading.tsx';
import styles from '../annotation.module.css';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { GuidelinesPanel } from '../panels/guidelines-panel.tsx';
import { RecordColumn } from '../panels/record-column.tsx';
import { ProgressPanel } from '../progress/progress-panel.tsx';
import { Actions } from './actions.tsx';
import { AsideNote } from './aside-note.tsx';
import { ChangedRecordNote } from './changed-record-note.tsx';
import { EmptyRecords } from './empty-records.tsx';
import { QuestionForm } from './question-form.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RecordsFailed } from './records-failed.tsx';

interface PartProps {
  readonly viewModel: AnnotationViewModel;
}

/** The record and the questions about it, side by side or one below the other. */
export const Workbench = observer(function Workbench({ viewModel }: PartProps) {
  const { t } = useTranslation();
  const { opened } = viewModel.records;
  const reading = useRef<HTMLElement>(null);
  return (
    <div className={styles.workbench}>
      <VisuallyHidden>
        <PageHeading title={opened?.dataset.name ?? t('common.loading')} />
      </VisuallyHidden>
      <RecordColumn>
        <section
          ref={reading}
          className={styles.reading}
          data-reading
          aria-label={t('annotation.reading')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
        >
          <AsideNote viewModel={viewModel} />
          <ChangedRecordNote viewModel={viewModel} />
          <Reading viewModel={viewModel} />
        </section>
        <GuidelinesPanel dataset={opened?.dataset} />
      </RecordColumn>
      <section className={styles.answering} aria-label={t('annotation.answering')}>
        {opened ? <QuestionForm viewModel={viewModel} /> : <FormSkeleton />}
        <Actions viewModel={viewModel} />
        <ProgressPanel viewModel={viewModel} />
      </section>
      <FromTop viewModel={viewModel} sheet={reading} />
    </div>
  );
});

interface FromTopProps extends PartProps {
  readonly sheet: RefObject<HTMLElement | null>;
}

/** Each record is read from its beginning, also where the form stands below it and has just got the focus. */
const FromTop = observer(function FromTop({ viewModel, sheet }: FromTopProps) {
  const { visit } = viewModel.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit shows another record
  useEffect(() => {
    for (let element: Element | null = sheet.current; element; element = element.parentElement)
      if (element.scrollTop > 0) element.scrollTop = 0;
  }, [visit, sheet]);
  return null;
});

const Reading = observer(function Reading({ viewModel }: PartProps) {
  const { t } = useTranslation();
  const { record, loading, hasEnded, waitsForAnswers } = viewModel.records;
  if (record) return <RecordSheet viewModel={viewModel} />;
  if (waitsForAnswers || (hasEnded && !loading.isFailing)) return <EmptyRecords viewModel={viewModel} />;
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
