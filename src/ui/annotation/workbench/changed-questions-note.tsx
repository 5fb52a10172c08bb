import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { goToQuestion } from '../questions/question-focus.ts';
import styles from './changes.module.css';

interface NoteProps {
  readonly viewModel: AnnotationViewModel;
}

export const ChangedQuestionsNote = observer(function ChangedQuestionsNote({ viewModel }: NoteProps) {
  const { t } = useTranslation();
  const { settings, showQuestions } = viewModel.changes;
  if (!settings) return null;

  const handleClick = () => {
    goToQuestion(0); // the button is about to disappear
    showQuestions();
  };
  return (
    <div className={styles.note}>
      <p>{t('changes.questions')}</p>
      <Button onClick={handleClick}>{t('changes.showQuestions')}</Button>
    </div>
  );
});
