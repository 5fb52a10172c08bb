import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './plan-preview.module.css';

interface RowBarProps {
  readonly index: number;
  readonly total: number;
  /** Number of rows of the source; `total` counts only the loaded ones. */
  readonly sourceTotal: number | undefined;
  readonly onStep: (by: number) => void;
}

export function RowBar({ index, total, sourceTotal, onStep }: RowBarProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (total === 0) return <p role="status">{t('preparing.noRows')}</p>;
  return (
    <div className={styles.bar}>
      <IconButton
        look="quiet"
        label={t('preparing.previousRow')}
        aria-disabled={index === 0}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <span role="status">
        {t(sourceTotal === total ? 'preparing.row' : 'preparing.rowOfFirst', {
          number: number(index + 1),
          total: number(total),
        })}
      </span>
      <IconButton
        look="quiet"
        label={t('preparing.nextRow')}
        aria-disabled={index === total - 1}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
