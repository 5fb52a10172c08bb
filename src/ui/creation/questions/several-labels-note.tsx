import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { retypeQuestion } from '#domain/creation/plan/plan-questions.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import controls from '../../components/form/form.module.css';
import { Switch } from '../../components/form/switch.tsx';
import type { PlanProps } from '../plan/plan-props.ts';

interface SeveralLabelsNoteProps extends PlanProps {
  readonly question: QuestionDraft;
}

/** Says that cells hold several labels; the user can take each cell as one label if there are few distinct ones. */
export const SeveralLabelsNote = observer(function SeveralLabelsNote(props: SeveralLabelsNoteProps) {
  const { question, viewModel, plan } = props;
  const { t } = useTranslation();
  const { column = '', type } = question;
  const listed = plan.listedLabels?.[column];
  if (!listed || (type !== 'multi_label_selection' && type !== 'label_selection')) return null;
  const hint = t('preparing.severalLabelsHint', { delimiter: listed.delimiter });
  if (!plan.spellings?.[column]) return <p className={controls.hint}>{hint}</p>;
  return (
    <Switch
      label={t('preparing.severalLabels')}
      hint={hint}
      isOn={type === 'multi_label_selection'}
      onChange={(isOn) =>
        viewModel.change((it) =>
          retypeQuestion(it, keyOf(question), isOn ? 'multi_label_selection' : 'label_selection'),
        )
      }
    />
  );
});
