import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { addQuestion, moveQuestion } from '#domain/creation/plan/plan-questions.ts';
import { questionTypes } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import { Button } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import columns from '../columns/columns.module.css';
import { usePlanReordering } from '../columns/use-plan-reordering.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { QuestionCard } from './question-card.tsx';

export const QuestionsSection = observer(function QuestionsSection({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const keys = plan.questions.map(keyOf);
  const byKey = new Map(plan.questions.map((question) => [keyOf(question), question]));
  const { reordering, list } = usePlanReordering(
    keys,
    (from, to) => viewModel.change((it) => moveQuestion(it, from, to)),
    (key) => byKey.get(key)?.name ?? key,
  );
  const shown = reordering.shown.flatMap((key) => byKey.get(key) ?? []);
  return (
    <PlanSection
      title={t('preparing.questions')}
      hint={t('preparing.questionsHint')}
      problems={viewModel.problemsAt('questions')}
      planPart="questions"
    >
      <ol ref={list} className={columns.list} aria-label={t('preparing.questions')}>
        {shown.map((question, at) => (
          <QuestionCard
            key={keyOf(question)}
            question={question}
            at={at}
            order={reordering}
            viewModel={viewModel}
            plan={plan}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{reordering.announcement}</span>
      </VisuallyHidden>
      <fieldset className={columns.adding} data-adding>
        <legend>{t('preparing.addQuestion')}</legend>
        {questionTypes.map((type) => (
          <Button key={type} onClick={() => viewModel.change((it) => addQuestion(it, type))}>
            {t(`preparing.types.${type}`)}
          </Button>
        ))}
      </fieldset>
    </PlanSection>
  );
});
