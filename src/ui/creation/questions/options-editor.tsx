import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textFields } from '#domain/creation/plan/dataset-plan.ts';
import type { PlanProblem } from '#domain/creation/plan/plan-problem.ts';
import { problemsWith } from '#domain/creation/plan/plan-problems.ts';
import { markSpansIn } from '#domain/creation/plan/plan-questions.ts';
import type { QuestionDraft, QuestionDraftOf } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { LabelsField } from './labels-field.tsx';
import { RankingOptions } from './ranking-options.tsx';
import { RatingScale } from './rating-scale.tsx';

export interface OptionsEditorProps extends PlanProps {
  readonly question: QuestionDraft;
  readonly problems: readonly PlanProblem[];
}

export const OptionsEditor = observer(function OptionsEditor(props: OptionsEditorProps) {
  const { question, viewModel } = props;
  const problems = problemsWith('options', props.problems);
  switch (question.type) {
    case 'text':
      return null;
    case 'label_selection':
    case 'multi_label_selection':
      return <LabelsField question={question} viewModel={viewModel} problems={problems} />;
    case 'span':
      return (
        <>
          <LabelsField question={question} viewModel={viewModel} problems={problems} />
          <SpanField {...props} question={question} problems={problemsWith('field', props.problems)} />
        </>
      );
    case 'rating':
      return <RatingScale question={question} viewModel={viewModel} problems={problems} />;
    case 'ranking':
      return <RankingOptions question={question} viewModel={viewModel} problems={problems} />;
  }
});

interface SpanFieldProps extends PlanProps {
  readonly question: QuestionDraftOf<'span'>;
  readonly problems: readonly PlanProblem[];
}

function SpanField({ question, viewModel, plan, problems }: SpanFieldProps) {
  const { t } = useTranslation();
  const { settings } = question;
  const key = keyOf(question);
  const texts = textFields(plan);
  const choices = texts.includes(settings.field) ? texts : ['', ...texts];
  return (
    <SelectField
      label={t('preparing.spanField')}
      problems={problems}
      value={texts.includes(settings.field) ? settings.field : ''}
      choices={choices.map((field) => (field ? nameChoice(field) : { value: field, text: t('preparing.noTextField') }))}
      onChange={(field) => viewModel.change((it) => markSpansIn(it, key, field))}
    />
  );
}
