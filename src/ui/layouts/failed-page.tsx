import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import type { Failure } from '#domain/shared/failure.ts';
import { statusMessage } from '#domain/shared/http-message.ts';
import { Button } from '../components/controls/button.tsx';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { HomeLink } from '../navigation/home-link.tsx';
import { Toasts } from '../shared/notices/toasts.ts';
import { useAutomaticRetry } from '../shared/retrying/automatic-retry.ts';
import type { Task } from '../shared/task.ts';
import { useShared, useViewModel } from '../shared/use-view-model.ts';
import { DefaultLayout } from './default-layout.tsx';
import { ErrorPage } from './error-page.tsx';
import { OutboxChipViewModel } from './outbox/outbox-chip-view-model.ts';

interface FailedPageProps {
  readonly loading: Task;
  /** Title when the server did not answer at all. */
  readonly title: string;
  readonly load: () => void;
}

export const FailedPage = observer(function FailedPage({ loading, title, load }: FailedPageProps) {
  const { t } = useTranslation();
  useAutomaticRetry(loading, load);
  const notices = useShared(Toasts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed attempt creates a notice
  useEffect(() => notices.clear(), [notices, loading.failure]); // the page says why
  const status = statusOf(loading.failure);
  const retry = { onRetry: load, isRetrying: loading.isRunning };
  if (status === undefined)
    return (
      <DefaultLayout>
        <EmptyState icon={<CloudOff size={28} />} title={title}>
          <UnsentNote />
          <Button busy={loading.isRunning} onClick={load}>
            {t('common.retry')}
          </Button>
          <HomeLink />
        </EmptyState>
      </DefaultLayout>
    );

  const message = status === 404 ? 'error.notFound' : (statusMessage(status) ?? 'errors.http.500');
  return (
    <ErrorPage status={status} message={t(message as 'error.notFound')} {...retry}>
      <UnsentNote />
    </ErrorPage>
  );
});

/** Number of unsent answers, for pages without a header. */
const UnsentNote = observer(function UnsentNote() {
  const { count } = useViewModel(OutboxChipViewModel);
  const { t } = useTranslation();
  return count > 0 && <p>{t('start.unsent', { count })}</p>;
});

/** The server answers 422 to a malformed id: no such page exists. */
function statusOf(failure: Failure | undefined) {
  const status = failure && callFailureOf(failure)?.status;
  return status === 422 ? 404 : status;
}
