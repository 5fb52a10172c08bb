import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { percent } from '#domain/datasets/progress.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import type { AnnotationViewModel } from '../annotation-view-model.ts';
import styles from './form.module.css';

const parts = ['submitted', 'draft', 'discarded'] as const;

/** How far the reader has come; a bar for the eye, the same in words. */
export const MyProgress = observer(function MyProgress({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { metrics } = viewModel.metrics;
  if (!metrics || metrics.total === 0) return null;

  return (
    <div className={styles.progress}>
      <div className={styles.meter} aria-hidden>
        {parts.map((part) => (
          <i key={part} data-status={part} style={{ inlineSize: `${percent(metrics[part], metrics.total)}%` }} />
        ))}
      </div>
      <p>
        <span>
          {parts
            .filter((part) => metrics[part] > 0 || part === 'submitted')
            .map((part) => t(`annotation.mine.${part}`, { count: metrics[part], shown: number(metrics[part]) }))
            .join(', ')}
        </span>
        <span>{t('annotation.toGo', { shown: number(metrics.pending) })}</span>
      </p>
    </div>
  );
});
