import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textFields } from '#domain/creation/plan/dataset-plan.ts';
import { markSpansIn, rateUpTo } from '#domain/creation/plan/plan-questions.ts';
import type { QuestionDraft, QuestionDraftOf } from '#domain/creation/plan/question-draft.ts';
import { limits } from '#domain/shared/limits.ts';
import { NumberField } from '../../dataset-settings/controls/number-field.tsx';
import type { PlanProps } from '../preparation/plan-props.ts';
import { named, SelectField } from '../preparation/select-field.tsx';
import { LabelsField } from './labels-field.tsx';
import { RankingOptions } from './ranking-options.tsx';

export interface OptionsEditorProps extends PlanProps {
  readonly question: QuestionDraft;
  /** What is wrong with it stands there. */
  readonly describedBy: string;
}

/** What there is to choose from, by the type of the question. */
export const OptionsEditor = observer(function OptionsEditor(props: OptionsEditorProps) {
  const { question, viewModel, plan, describedBy } = props;
  switch (question.type) {
    case 'text':
      return null;
    case 'label_selection':
    case 'multi_label_selection':
      return <LabelsField question={question} viewModel={viewModel} describedBy={describedBy} />;
    case 'span':
      return (
        <>
          <LabelsField question={question} viewModel={viewModel} describedBy={describedBy} />
          <SpanField question={question} viewModel={viewModel} plan={plan} />
        </>
      );
    case 'rating':
      return <HighestRating question={question} viewModel={viewModel} />;
    case 'ranking':
      return <RankingOptions question={question} viewModel={viewModel} describedBy={describedBy} />;
  }
});

/** The text that spans are marked in. */
function SpanField({ question, viewModel, plan }: PlanProps & { readonly question: QuestionDraftOf<'span'> }) {
  const { t } = useTranslation();
  const { name, settings } = question;
  const texts = textFields(plan);
  const choices = texts.includes(settings.field) ? texts : ['', ...texts];
  return (
    <SelectField
      label={t('preparing.spanField')}
      value={texts.includes(settings.field) ? settings.field : ''}
      choices={choices.map((field) => (field ? named(field) : { value: field, text: t('preparing.noTextField') }))}
      onChange={(field) => viewModel.change((it) => markSpansIn(it, name, field))}
    />
  );
}

interface HighestRatingProps extends Pick<PlanProps, 'viewModel'> {
  readonly question: QuestionDraftOf<'rating'>;
}

function HighestRating({ question, viewModel }: HighestRatingProps) {
  const { t } = useTranslation();
  const { name, settings } = question;
  const highest = settings.options.at(-1);
  return (
    <NumberField
      label={t('preparing.highestRating')}
      hint={t('preparing.ratingHint', { highest })}
      value={highest}
      min={1}
      max={limits.ratingTo}
      problems={[]}
      onChange={(value) => viewModel.change((it) => rateUpTo(it, name, value ?? 0), `rating ${name}`)}
    />
  );
}
