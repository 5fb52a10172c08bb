import { CircleCheckBig, Inbox, PartyPopper } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { EmptyState as Kind } from '#domain/annotation/empty-state.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { addingPath } from '../../layouts/crumbs.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';

const icons: Partial<Record<Kind, typeof Inbox>> = { 'task-completed': PartyPopper, 'no-more-pending': CircleCheckBig };
const explained = ['task-completed', 'dataset-empty', 'dataset-empty-ask-administrator', 'no-more-pending'] as const;

export const EmptyRecords = observer(function EmptyRecords({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { empty, records } = viewModel;
  const { state } = empty;
  if (!state) return null;
  const Icon = icons[state] ?? Inbox;
  const more = explained.find((each) => each === state);

  return (
    <EmptyState
      icon={<Icon size={28} />}
      title={t(`empty.${state}`, { status: t(`status.${records.criteria?.status ?? 'pending'}`) })}
    >
      {more && <p>{t(`empty.more.${more}`)}</p>}
      {more === 'dataset-empty' && (
        <ButtonLink look="strong" to={addingPath(records.datasetId)}>
          {t('empty.addRecords')}
        </ButtonLink>
      )}
    </EmptyState>
  );
});
