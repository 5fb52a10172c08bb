import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { UnsyncedAnswers } from '../model/queue/unsynced-answers.ts';
import styles from './bulk.module.css';
import type { BulkSubmission } from './bulk-submission.ts';

interface BulkProgressProps {
  readonly submission: BulkSubmission;
  readonly unsynced: UnsyncedAnswers;
}

export const BulkProgress = observer(function BulkProgress({ submission, unsynced }: BulkProgressProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { isRunning, done, total, cancel } = submission;
  if (!isRunning) return null;
  const progressText = t('bulk.progress', { done: number(done), total: number(total) });
  return (
    <div className={styles.progress}>
      <label>
        {unsynced.isHeld ? t('bulk.held', { done: number(done), total: number(total) }) : progressText}
        <progress value={done} max={total} />
      </label>
      <Button onClick={cancel}>{t('common.cancel')}</Button>
    </div>
  );
});
