import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import { canReset, reset } from '#domain/criteria/criteria.ts';
import { businessMessage } from '#domain/shared/http-message.ts';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import type { RecordsViewModel } from '../records-view-model.ts';
import { SimilarViewModel } from '../similar/similar-view-model.ts';

interface RecordsFailedProps {
  readonly records: RecordsViewModel;
}

/** Why is told in a notice. What is asked for may be nothing that there is: then that is said, and nobody tries again. */
export const RecordsFailed = observer(function RecordsFailed({ records }: RecordsFailedProps) {
  const { t } = useTranslation();
  const { similarity, leave } = useShared(SimilarViewModel);
  const { criteria, load, loading, look } = records;
  const reason = loading.failure && businessMessage(callFailureOf(loading.failure)?.code);
  return (
    <EmptyState
      icon={<CloudOff size={28} />}
      title={t((reason ?? 'annotation.recordsFailed') as 'annotation.recordsFailed')}
    >
      {!reason && <Button onClick={load}>{t('common.retry')}</Button>}
      {criteria && canReset(criteria) && <Button onClick={() => look(reset(criteria))}>{t('find.reset')}</Button>}
      {similarity && <Button onClick={leave}>{t('similar.leave')}</Button>}
    </EmptyState>
  );
});
