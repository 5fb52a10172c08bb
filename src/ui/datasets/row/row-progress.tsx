import { useTranslation } from 'react-i18next';
import { completedPercent, isComplete, type Progress } from '#domain/datasets/progress.ts';
import { compactNumber } from '#domain/shared/numbers.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './row-state.module.css';

const totalDigits = 2;

/** How much of a dataset is completed, and how large it is. */
export function RowProgress({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { total } = progress;
  const percent = completedPercent(progress);
  const share = t('datasets.percent', { percent: number(percent) });
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>
        <b title={t('datasets.completed', { share })}>{share}</b>
        <span title={number(total)}>
          {total === 0
            ? t('datasets.noRecords')
            : t('datasets.records', { count: total, total: compactNumber(total, totalDigits) })}
        </span>
      </p>
      <progress
        className={styles.bar}
        value={percent}
        max={100}
        aria-label={t('datasets.progress')}
        data-complete={isComplete(progress)}
      />
    </div>
  );
}
