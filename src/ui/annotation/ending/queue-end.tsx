import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueStatus } from '#domain/annotation/record.ts';
import { withStatus } from '#domain/criteria/criteria.ts';
import { Button } from '../../components/controls/button.tsx';
import { annotationPath } from '../../layouts/crumbs.ts';
import { OutboxChipViewModel } from '../../layouts/outbox/outbox-chip-view-model.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from './ending.module.css';
import { QueueEndViewModel } from './queue-end-view-model.ts';

interface QueueEndProps {
  readonly viewModel: AnnotationViewModel;
}

/** Offers what the user can do after the last record. */
export const QueueEnd = observer(function QueueEnd({ viewModel }: QueueEndProps) {
  const { t } = useTranslation();
  const end = useViewModel(QueueEndViewModel, viewModel.records.datasetId);
  useCountOnceSent(end);
  const { next, today, searching } = end;
  return (
    <div className={styles.end}>
      {next && (
        <ButtonLink look="strong" to={annotationPath(next.dataset.id)}>
          <span className={styles.next}>
            {t('ending.next')} <bdi>{next.dataset.name}</bdi>
            <span className={styles.left}>{t('ending.left', { count: next.left })}</span>
            <ArrowRight size={16} aria-hidden />
          </span>
        </ButtonLink>
      )}
      <Reviews viewModel={viewModel} />
      <p className={styles.quiet}>
        {today !== undefined && today > 0 && <span>{t('ending.today', { count: today })}</span>}
        {!next && !searching.isRunning && <span>{t('ending.nothingElse')}</span>}
        <PageLink to="/">{t('ending.all')}</PageLink>
      </p>
    </div>
  );
});

/** The server does not count answers that it has not received. */
function useCountOnceSent(end: QueueEndViewModel) {
  const isSent = useViewModel(OutboxChipViewModel).count === 0;
  useEffect(() => {
    if (isSent) end.count();
  }, [isSent, end]);
}

const reviews = ['draft', 'submitted', 'discarded'] as const satisfies readonly QueueStatus[];

const Reviews = observer(function Reviews({ viewModel }: QueueEndProps) {
  const { t } = useTranslation();
  const { records, metrics } = viewModel;
  const { criteria } = records;
  const counts = metrics.metrics;
  if (!criteria || !counts) return null;
  return (
    <div className={styles.reviews}>
      {reviews
        .filter((status) => counts[status] > 0 && status !== criteria.status)
        .map((status) => (
          <Button key={status} onClick={() => records.apply(withStatus(criteria, status))}>
            {t(`ending.review.${status}`, { count: counts[status] })}
          </Button>
        ))}
    </div>
  );
});
