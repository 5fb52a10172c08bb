import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsWith } from '#domain/creation/plan/plan-problems.ts';
import {
  describeQuestion,
  nameQuestion,
  removeQuestion,
  requireQuestion,
  retypeQuestion,
  suggestFrom,
  titleQuestion,
} from '#domain/creation/plan/plan-questions.ts';
import { isQuestionType, type QuestionDraft, questionTypes } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import { limits } from '#domain/shared/limits.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import type { Reordering } from '../../components/dragging/use-reordering.ts';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import { Switch } from '../../components/form/switch.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import columns from '../columns/columns.module.css';
import { OrderedCard } from '../columns/ordered-card.tsx';
import { removeFromList } from '../columns/remove-from-list.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { planPartKey } from '../plan/preparation-view-model.ts';
import { OptionsEditor } from './options-editor.tsx';
import { SpellingsNote } from './spellings-note.tsx';

interface QuestionCardProps extends PlanProps {
  readonly question: QuestionDraft;
  readonly at: number;
  readonly order: Reordering;
}

export const QuestionCard = observer(function QuestionCard(props: QuestionCardProps) {
  const { question, at, order, viewModel, plan } = props;
  const { t } = useTranslation();
  const { name, title, description = '', type, required } = question;
  const key = keyOf(question);
  const planPart = { question: key };
  const problems = viewModel.problemsAt(planPart);
  const handleRemove = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    removeFromList(currentTarget, () => viewModel.change((it) => removeQuestion(it, key)));
  return (
    <OrderedCard
      name={key}
      title={name}
      at={at}
      reordering={order}
      about={t(`preparing.types.${type}`)}
      planPart={planPartKey(planPart)}
      onLeave={() => viewModel.markVisited(planPart)}
      actions={
        <IconButton look="quiet" label={t('preparing.remove', { name })} onClick={handleRemove}>
          <X size={16} aria-hidden />
        </IconButton>
      }
    >
      <div className={columns.pair}>
        <TextField
          label={t('preparing.title')}
          value={title}
          max={limits.maxQuestionTitleChars}
          required
          problems={problemsWith('title', problems)}
          onChange={(text) => viewModel.change((it) => titleQuestion(it, key, text), `title ${key}`)}
        />
        <SelectField
          label={t('preparing.type')}
          value={type}
          choices={questionTypes.map((each) => ({ value: each, text: t(`preparing.types.${each}`) }))}
          onChange={(next) => isQuestionType(next) && viewModel.change((it) => retypeQuestion(it, key, next))}
        />
      </div>
      <div className={columns.pair}>
        <TextField
          label={t('preparing.description')}
          hint={t('preparing.descriptionHint')}
          value={description}
          max={limits.maxQuestionDescriptionChars}
          problems={problemsWith('description', problems)}
          onChange={(text) => viewModel.change((it) => describeQuestion(it, key, text), `description ${key}`)}
        />
        <TextField
          label={t('preparing.questionName')}
          hint={t('preparing.questionNameHint')}
          value={name}
          max={limits.maxItemNameChars}
          required
          problems={problemsWith('name', problems)}
          onChange={(text) => viewModel.change((it) => nameQuestion(it, key, text), `name ${key}`)}
        />
      </div>
      <OptionsEditor question={question} problems={problems} viewModel={viewModel} plan={plan} />
      <SuggestedFrom question={question} viewModel={viewModel} plan={plan} />
      <SpellingsNote question={question} viewModel={viewModel} plan={plan} />
      <Switch
        label={t('preparing.required')}
        isOn={required}
        onChange={(isOn) => viewModel.change((it) => requireQuestion(it, key, isOn))}
      />
    </OrderedCard>
  );
});

const noColumn = '';

function SuggestedFrom({ question, viewModel, plan }: PlanProps & { readonly question: QuestionDraft }) {
  const { t } = useTranslation();
  if (plan.columns.length === 0 || plan.source.isOfRecords) return null;
  const choices = [{ value: noColumn, text: t('preparing.choices.no mapping') }, ...plan.columns.map(nameChoice)];
  return (
    <SelectField
      label={t('preparing.suggestedFrom')}
      value={question.column ?? noColumn}
      choices={choices}
      onChange={(column) =>
        viewModel.change((it) => suggestFrom(it, keyOf(question), column === noColumn ? undefined : column))
      }
    />
  );
}
