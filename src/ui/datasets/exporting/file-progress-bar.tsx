import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileProgress } from '#application/ports/datasets/record-files.ts';
import { Button } from '../../components/controls/button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './exporting.module.css';

interface FileProgressBarProps {
  readonly progress: FileProgress | undefined;
  readonly onStop: () => void;
}

const megabyteInBytes = 1_000_000;

export function FileProgressBar({ progress, onStop }: FileProgressBarProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const { bytes = 0, records, total } = progress ?? {};
  const isCounted = records !== undefined && total !== undefined && total > 0;
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>
        {isCounted
          ? t('exporting.counted', { records, total })
          : t('exporting.written', { megabytes: number(Math.round((bytes / megabyteInBytes) * 10) / 10) })}
      </label>
      <progress id={id} {...(isCounted && { value: records, max: total })} />
      <Button onClick={onStop}>{t('exporting.stop')}</Button>
    </div>
  );
}
