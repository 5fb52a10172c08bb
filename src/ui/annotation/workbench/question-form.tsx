import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { QuestionBlock } from '../questions/question-block.tsx';
import { ChangedQuestionsNote } from './changed-questions-note.tsx';
import { focusFirst } from './focus-first.ts';
import styles from './form.module.css';
import { OneKeyNote } from './one-key-note.tsx';
import { RecoveredNote } from './recovered-note.tsx';
import { RefusedAnswer } from './refused-answer.tsx';
import { useTextUndo } from './use-text-undo.ts';

/** Stays where it is from record to record; only its answers change. */
export const QuestionForm = observer(function QuestionForm({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const handleKeyDown = useTextUndo(viewModel);
  const { records } = viewModel;
  const { turn, record } = viewModel.form;
  const questions = records.opened?.questions ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a record that was just taken in
  useEffect(() => {
    if (form.current && record) focusFirst(form.current);
  }, [turn]);

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('annotation.form')}
      aria-busy={records.loading.isRunning && !records.record}
      onKeyDown={handleKeyDown}
      onSubmit={(event) => event.preventDefault()}
    >
      <RefusedAnswer viewModel={viewModel} />
      <RecoveredNote viewModel={viewModel} />
      <ChangedQuestionsNote viewModel={viewModel} />
      {questions.map((question) => (
        <QuestionBlock key={question.id} question={question} form={viewModel.form} />
      ))}
      <OneKeyNote viewModel={viewModel} />
    </form>
  );
});
