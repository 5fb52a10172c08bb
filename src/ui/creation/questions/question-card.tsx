import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOtherUse, stopAsking } from '#domain/creation/plan/ask-column.ts';
import { requireQuestion, suggestFrom } from '#domain/creation/plan/plan-questions.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import type { Reordering } from '../../components/dragging/use-reordering.ts';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import { Switch } from '../../components/form/switch.tsx';
import { AboutColumn } from '../columns/about-column.tsx';
import columns from '../columns/columns.module.css';
import { OrderedCard } from '../columns/ordered-card.tsx';
import { removeFromList } from '../columns/remove-from-list.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { planPartKey } from '../plan/preparation-view-model.ts';
import { OptionsEditor } from './options-editor.tsx';
import { QuestionTexts } from './question-texts.tsx';
import { SeveralLabelsNote } from './several-labels-note.tsx';
import { SpellingsNote } from './spellings-note.tsx';

interface QuestionCardProps extends PlanProps {
  readonly question: QuestionDraft;
  readonly at: number;
  readonly order: Reordering;
}

export const QuestionCard = observer(function QuestionCard(props: QuestionCardProps) {
  const { question, at, order, viewModel, plan } = props;
  const { t } = useTranslation();
  const { name, type, required, column } = question;
  const key = keyOf(question);
  const planPart = { question: key };
  const problems = viewModel.problemsAt(planPart);
  return (
    <OrderedCard
      name={key}
      title={name}
      at={at}
      reordering={order}
      about={t(`preparing.types.${type}`)}
      planPart={planPartKey(planPart)}
      onLeave={() => viewModel.markVisited(planPart)}
      asks={column}
      actions={<RemoveQuestion question={question} viewModel={viewModel} plan={plan} />}
    >
      <QuestionTexts question={question} problems={problems} viewModel={viewModel} />
      <OptionsEditor question={question} problems={problems} viewModel={viewModel} plan={plan} />
      <SuggestedFrom question={question} viewModel={viewModel} plan={plan} />
      <SeveralLabelsNote question={question} viewModel={viewModel} plan={plan} />
      <SpellingsNote question={question} viewModel={viewModel} plan={plan} />
      <Switch
        label={t('preparing.required')}
        isOn={required}
        onChange={(isOn) => viewModel.change((it) => requireQuestion(it, key, isOn))}
      />
    </OrderedCard>
  );
});

const RemoveQuestion = observer(function RemoveQuestion(props: PlanProps & { readonly question: QuestionDraft }) {
  const { question, viewModel, plan } = props;
  const { t } = useTranslation();
  const { name } = question;
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    removeFromList(currentTarget, () => viewModel.change((it) => stopAsking(it, keyOf(question))));
  if (!hasOtherUse(plan, question))
    return (
      <IconButton look="quiet" label={t('preparing.remove', { name })} onClick={handleClick}>
        <X size={16} aria-hidden />
      </IconButton>
    );
  return (
    <Button look="quiet" className={columns.ask ?? ''} onClick={handleClick}>
      <AboutColumn text={t('preparing.stopAsking')} column={name} />
    </Button>
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
