import { useTranslation } from 'react-i18next';
import type { FileProgress } from '#application/ports/datasets/record-files.ts';
import { StoppableProgress } from '../../components/feedback/stoppable-progress.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

interface FileProgressBarProps {
  readonly progress: FileProgress | undefined;
  readonly onStop: () => void;
}

const megabyteInBytes = 1_000_000;

export function FileProgressBar({ progress, onStop }: FileProgressBarProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { bytes = 0, records, total } = progress ?? {};
  const isCounted = records !== undefined && total !== undefined && total > 0;
  const label = isCounted
    ? t('exporting.counted', { records, total })
    : t('exporting.written', { megabytes: number(Math.round((bytes / megabyteInBytes) * 10) / 10) });
  return <StoppableProgress label={label} value={records} max={total} stop={t('exporting.stop')} onStop={onStop} />;
}
