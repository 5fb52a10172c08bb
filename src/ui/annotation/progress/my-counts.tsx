import { useTranslation } from 'react-i18next';
import { type Metrics, percent } from '#domain/datasets/progress.ts';
import { StatusTag } from '../../components/marks/status-tag.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './progress.module.css';

const answered = ['submitted', 'draft', 'discarded'] as const;
const statuses = [...answered, 'pending'] as const;

export function MyCounts({ metrics }: { readonly metrics: Metrics }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <section className={styles.counts} aria-label={t('panels.you')}>
      <h3>{t('panels.you')}</h3>
      <span className={styles.bar} aria-hidden>
        {answered.map((status) => (
          <i key={status} data-status={status} style={{ inlineSize: `${percent(metrics[status], metrics.total)}%` }} />
        ))}
      </span>
      <dl>
        {statuses.map((status) => (
          <div key={status}>
            <dt>
              <StatusTag status={status} />
            </dt>
            <dd>{number(metrics[status])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
