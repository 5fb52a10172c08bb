import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { SimilarViewModel } from '../similar/similar-view-model.ts';

/** Why is told in a notice. A record without a vector has no neighbours, however often one tries. */
export const RecordsFailed = observer(function RecordsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { similarity, leave } = useShared(SimilarViewModel);
  return (
    <EmptyState icon={<CloudOff size={28} />} title={t('annotation.recordsFailed')}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
      {similarity && <Button onClick={leave}>{t('similar.leave')}</Button>}
    </EmptyState>
  );
});
