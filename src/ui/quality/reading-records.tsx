import { CircleStop } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '../components/controls/button.tsx';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { StoppableProgress } from '../components/feedback/stoppable-progress.tsx';
import { useFormats } from '../i18n/use-formats.ts';
import styles from './quality.module.css';
import type { QualityViewModel } from './quality-view-model.ts';

interface ReadingProps {
  readonly viewModel: QualityViewModel;
}

/** Progress while the browser reads the records whose figures it computes, and whether it has read all of them. */
export const Reading = observer(function Reading({ viewModel }: ReadingProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { figures, reports, measure } = viewModel;
  if (figures.progress) {
    const { records, total } = figures.progress;
    const label = t('quality.reading.progress', { records: number(records), total: number(total) });
    const { cancelReading } = viewModel;
    return (
      <StoppableProgress label={label} value={records} max={total} stop={t('common.cancel')} onStop={cancelReading} />
    );
  }
  if (figures.isCancelled && !reports)
    return (
      <EmptyState icon={<CircleStop size={28} />} title={t('quality.reading.cancelled')}>
        <Button onClick={measure}>{t('quality.reading.again')}</Button>
      </EmptyState>
    );
  if (!figures.isIncomplete) return null;
  return (
    <p className={styles.facts} role="note">
      {t('quality.reading.incomplete', { responses: number(limits.maxComputedResponses) })}
    </p>
  );
});

/** The browser does not learn of new answers. */
export const ReadAgain = observer(function ReadAgain({ viewModel }: ReadingProps) {
  const { t } = useTranslation();
  const { figures, reports, readAgain } = viewModel;
  if (figures.isByServer || figures.progress || !reports) return null;
  return <Button onClick={readAgain}>{t('quality.reading.again')}</Button>;
});
