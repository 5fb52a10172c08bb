import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../keyboard/key-event.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { WithModule } from '../../navigation/with-module.tsx';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { QuestionBlock } from '../questions/block/question-block.tsx';
import { hasOneChoice } from '../shortcuts/answer-by-digit.ts';
import { EditButtons } from './actions.tsx';
import { ChangedQuestionsNote } from './changed-questions-note.tsx';
import { focusFirst } from './focus-first.ts';
import styles from './form.module.css';
import { RecoveredNote } from './recovered-note.tsx';
import { SuggestionLegend } from './suggestion-legend.tsx';

const RefusedAnswer = lazyComponent(async () => (await import('./refused-answer.tsx')).RefusedAnswer);
const fetchReveal = () => import('../reveal/reveal-note.tsx');
const RevealNote = lazyComponent(async () => (await fetchReveal()).RevealNote);

export const QuestionForm = observer(function QuestionForm({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const handleKeyDown = useTextUndo(viewModel);
  const { records } = viewModel;
  const { visit, record } = viewModel.form;
  const questions = records.opened?.questions ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each record that the form shows
  useEffect(() => {
    if (form.current && record) focusFirst(form.current);
  }, [visit]);

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('annotation.form')}
      aria-busy={records.loading.isRunning && !records.record}
      onKeyDown={handleKeyDown}
      onSubmit={(event) => event.preventDefault()}
    >
      {record && viewModel.unsynced.refusalOf(record.id)?.refusal && (
        <Suspense>
          <RefusedAnswer viewModel={viewModel} />
        </Suspense>
      )}
      <RecoveredNote viewModel={viewModel} />
      <ChangedQuestionsNote viewModel={viewModel} />
      <SuggestionLegend form={viewModel.form} />
      {questions.some(({ suggestionsShown }) => suggestionsShown === 'after-answer') && (
        <Reveal viewModel={viewModel} />
      )}
      {questions.map((question) => (
        <QuestionBlock key={question.id} question={question} form={viewModel.form} />
      ))}
      <div className={styles.foot}>
        <OneKeyNote viewModel={viewModel} />
        <EditButtons actions={viewModel.actions} />
      </div>
    </form>
  );
});

const Reveal = ({ viewModel }: { readonly viewModel: AnnotationViewModel }) => (
  <Suspense fallback={null}>
    <WithModule module="filters" fetch={fetchReveal}>
      <RevealNote viewModel={viewModel} />
    </WithModule>
  </Suspense>
);

const OneKeyNote = observer(function OneKeyNote({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { answersAtOnce } = useShared(KeyboardSettings);
  const keys = useKeys();
  const { t } = useTranslation();
  if (!answersAtOnce || !hasOneChoice(viewModel.records.opened?.questions ?? [])) return null;
  return <p className={styles.oneKey}>{t('keys.atOnce', { undo: keys.shown('undo') ?? t('undo.undo') })}</p>;
});

/** Leaves undo in a text box to the browser while it has own edits there; earlier steps belong to the history. */
function useTextUndo({ history, actions }: AnnotationViewModel) {
  const { isFor } = useKeys();
  return useCallback(
    (event: KeyboardEvent) => {
      const { nativeEvent, target } = event;
      if (!isTyping(target) || isWrittenHere(target, history.group)) return;
      if (isFor('undo', nativeEvent) && history.canUndo) actions.undo();
      else if (isFor('redo', nativeEvent) && history.canRedo) actions.redo();
      else return;
      event.preventDefault();
    },
    [history, actions, isFor],
  );
}

/** Undo in other text boxes, such as the search for options, belongs to the browser. */
function isWrittenHere(target: EventTarget, group: string | undefined) {
  const question = target instanceof HTMLTextAreaElement ? target.closest<HTMLElement>('[data-question]') : null;
  return question === null || group === `text:${question.dataset.question}`;
}
