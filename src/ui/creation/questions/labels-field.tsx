import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanProblem } from '#domain/creation/plan/plan-problem.ts';
import { labelQuestion } from '#domain/creation/plan/plan-questions.ts';
import { labelsFrom, labelsText, needsQuotes, type QuestionDraftOf } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import controls from '../../components/form/form.module.css';
import { ProblemNote } from '../../components/form/problem-note.tsx';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';

interface LabelsFieldProps {
  readonly question: QuestionDraftOf<'label_selection' | 'multi_label_selection' | 'span'>;
  readonly problems: readonly PlanProblem[];
  readonly viewModel: PreparationViewModel;
}

/** Labels separated by commas. Keeps the typed text, whose spaces and commas the labels do not have. */
export function LabelsField({ question, problems, viewModel }: LabelsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { settings } = question;
  const key = keyOf(question);
  const text = labelsText(settings.options);
  const [typed, setTyped] = useState(text);
  const shown = labelsText(labelsFrom(typed)) === text ? typed : text;
  const handleChange = (next: string) => {
    setTyped(next);
    viewModel.change((it) => labelQuestion(it, key, next), `labels ${key}`);
  };
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{t('preparing.labels')}</label>
      <p id={`${id}-hint`} className={controls.hint}>
        {t('preparing.labelsHint', { count: settings.options.length })}
        {settings.options.some(needsQuotes) && ` ${t('preparing.labelsQuoted')}`}
      </p>
      <textarea
        id={id}
        className={controls.area}
        dir="auto"
        rows={1}
        value={shown}
        aria-required
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-hint ${id}-problems`}
        onChange={({ target }) => handleChange(target.value.replace(/\n/g, ', '))}
      />
      <ProblemNote id={`${id}-problems`} problems={problems} />
    </div>
  );
}
