import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { canReset, reset } from '#domain/criteria/criteria.ts';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import type { RecordsViewModel } from '../records-view-model.ts';
import { SimilarViewModel } from '../similar/similar-view-model.ts';

interface RecordsFailedProps {
  readonly records: RecordsViewModel;
}

/** Why is told in a notice. What is asked for may be nothing that there is, however often one tries. */
export const RecordsFailed = observer(function RecordsFailed({ records }: RecordsFailedProps) {
  const { t } = useTranslation();
  const { similarity, leave } = useShared(SimilarViewModel);
  const { criteria, load, look } = records;
  return (
    <EmptyState icon={<CloudOff size={28} />} title={t('annotation.recordsFailed')}>
      <Button onClick={load}>{t('common.retry')}</Button>
      {criteria && canReset(criteria) && <Button onClick={() => look(reset(criteria))}>{t('find.reset')}</Button>}
      {similarity && <Button onClick={leave}>{t('similar.leave')}</Button>}
    </EmptyState>
  );
});
