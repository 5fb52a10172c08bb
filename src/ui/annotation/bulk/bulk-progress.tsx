import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { UnsyncedAnswers } from '../model/answering/unsynced-answers.ts';
import styles from './bulk.module.css';
import type { BulkDeed } from './bulk-deed.ts';

interface BulkProgressProps {
  readonly deed: BulkDeed;
  readonly unsynced: UnsyncedAnswers;
}

/** How many of the answers the server has. */
export const BulkProgress = observer(function BulkProgress({ deed, unsynced }: BulkProgressProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { isRunning, done, total, cancel } = deed;
  if (!isRunning) return null;
  const said = t('bulk.progress', { done: number(done), total: number(total) });
  return (
    <div className={styles.progress}>
      <label>
        {unsynced.isHeld ? t('bulk.held', { done: number(done), total: number(total) }) : said}
        <progress value={done} max={total} />
      </label>
      <Button onClick={cancel}>{t('common.cancel')}</Button>
    </div>
  );
});
