import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import { canReset, clearFiltersAndSort } from '#domain/criteria/criteria.ts';
import { businessMessage } from '#domain/shared/http-message.ts';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { useAutomaticRetry } from '../../shared/retrying/automatic-retry.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';
import { SimilarViewModel } from '../similar/similar-view-model.ts';

interface RecordsFailedProps {
  readonly records: RecordsViewModel;
}

/** Error with a retry button. If the server rejected the criteria, it gives the reason instead and offers a reset. */
export const RecordsFailed = observer(function RecordsFailed({ records }: RecordsFailedProps) {
  const { t } = useTranslation();
  const { similarity, leave } = useShared(SimilarViewModel);
  const { isBulk, criteria, load, loading, apply, queue, refill } = records;
  // in the focus view loaded records keep their positions
  const retry = isBulk || queue.records.length === 0 ? load : refill;
  useAutomaticRetry(loading, retry);
  const reason = loading.failure && businessMessage(callFailureOf(loading.failure)?.code);
  return (
    <EmptyState
      icon={<CloudOff size={28} />}
      title={t((reason ?? 'annotation.recordsFailed') as 'annotation.recordsFailed')}
    >
      {!reason && (
        <Button busy={loading.isRunning} onClick={retry}>
          {t('common.retry')}
        </Button>
      )}
      {criteria && canReset(criteria) && (
        <Button onClick={() => apply(clearFiltersAndSort(criteria))}>{t('find.reset')}</Button>
      )}
      {similarity && <Button onClick={leave}>{t('similar.leave')}</Button>}
    </EmptyState>
  );
});
