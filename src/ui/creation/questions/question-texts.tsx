import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PlanProblem } from '#domain/creation/plan/plan-problem.ts';
import { problemsWith } from '#domain/creation/plan/plan-problems.ts';
import { describeQuestion, nameQuestion, retypeQuestion, titleQuestion } from '#domain/creation/plan/plan-questions.ts';
import { isQuestionType, type QuestionDraft, questionTypes } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import { limits } from '#domain/shared/limits.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import columns from '../columns/columns.module.css';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';

interface QuestionTextsProps {
  readonly question: QuestionDraft;
  readonly problems: readonly PlanProblem[];
  readonly viewModel: PreparationViewModel;
}

export const QuestionTexts = observer(function QuestionTexts({ question, problems, viewModel }: QuestionTextsProps) {
  const { t } = useTranslation();
  const { name, title, description = '', type } = question;
  const key = keyOf(question);
  return (
    <>
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
    </>
  );
});
