import { CircleStop } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '../components/controls/button.tsx';
import { EmptyState } from '../components/feedback/empty-state.tsx';
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
  if (figures.progress) return <Progress viewModel={viewModel} />;
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

const Progress = observer(function Progress({ viewModel }: ReadingProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const { records, total } = viewModel.figures.progress ?? { records: 0, total: 0 };
  return (
    <div className={styles.reading}>
      <label htmlFor={id}>{t('quality.reading.progress', { records: number(records), total: number(total) })}</label>
      <progress id={id} {...(total > 0 && { value: records, max: total })} />
      <Button onClick={viewModel.cancelReading}>{t('common.cancel')}</Button>
    </div>
  );
});

/** The browser does not learn of new answers. */
export const ReadAgain = observer(function ReadAgain({ viewModel }: ReadingProps) {
  const { t } = useTranslation();
  const { figures, reports, readAgain } = viewModel;
  if (figures.isByServer || figures.progress || !reports) return null;
  return <Button onClick={readAgain}>{t('quality.reading.again')}</Button>;
});
