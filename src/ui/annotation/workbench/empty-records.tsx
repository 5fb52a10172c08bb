import { CircleCheckBig, Inbox, PartyPopper } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasEnding, type EmptyState as Kind } from '#domain/annotation/empty-state.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';

const fetchEnding = () => import('../ending/ending.tsx');
const Ending = lazyComponent(async () => (await fetchEnding()).Ending);

const icons: Partial<Record<Kind, typeof Inbox>> = { 'task-completed': PartyPopper, 'no-more-pending': CircleCheckBig };
const explained = ['task-completed', 'dataset-empty', 'dataset-empty-ask-administrator', 'no-more-pending'] as const;

export const EmptyRecords = observer(function EmptyRecords({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { empty, records } = viewModel;
  const { state } = empty;
  if (!state) return null;
  const Icon = icons[state] ?? Inbox;
  const status = records.criteria?.status ?? 'pending';
  const more = explained.find((each) => each === state);

  return (
    <>
      <EmptyState icon={<Icon size={28} />} title={t(`empty.${state}`, { status: t(`status.${status}`) })}>
        {more && <p>{t(`empty.more.${more}`)}</p>}
      </EmptyState>
      {hasEnding(state) && (
        <Suspense fallback={null}>
          <WithModule module="ending" fetch={fetchEnding}>
            <Ending state={state} viewModel={viewModel} />
          </WithModule>
        </Suspense>
      )}
    </>
  );
});
