import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from './form.module.css';

export const RefusedAnswer = observer(function RefusedAnswer({
  viewModel,
}: {
  readonly viewModel: AnnotationViewModel;
}) {
  const { t } = useTranslation();
  const { record } = viewModel.records;
  const refused = record && viewModel.unsynced.refusalOf(record.id);
  if (!refused?.refusal) return null;

  return (
    <div className={styles.refused} role="alert">
      <p>
        <CircleAlert size={18} aria-hidden />
        <strong>{t('annotation.refused')}</strong>
      </p>
      <div>
        <Reason message={refused.refusal} />
      </div>
      <Button onClick={viewModel.refusedAnswers.dismiss}>{t('annotation.forget')}</Button>
    </div>
  );
});
