import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import type { Failure } from '#domain/shared/failure.ts';
import { statusMessage } from '#domain/shared/http-message.ts';
import { Button } from '../components/controls/button.tsx';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { ErrorPage } from '../components/feedback/error-page.tsx';
import { DefaultLayout } from './default-layout.tsx';

interface FailedPageProps {
  readonly failure: Failure | undefined;
  /** What to say where no answer came at all. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** In the place of a page that could not be loaded: what the server said, or that it can be tried again. */
export function FailedPage({ failure, title, onRetry }: FailedPageProps) {
  const { t } = useTranslation();
  const status = statusOf(failure);
  if (status === undefined)
    return (
      <DefaultLayout>
        <EmptyState icon={<CloudOff size={28} />} title={title}>
          <Button onClick={onRetry}>{t('common.retry')}</Button>
        </EmptyState>
      </DefaultLayout>
    );

  const message = status === 404 ? 'error.notFound' : (statusMessage(status) ?? 'errors.http.500');
  return <ErrorPage status={status} message={t(message as 'error.notFound')} {...(status >= 500 && { onRetry })} />;
}

/** An id that the server cannot read is one that nothing has. */
function statusOf(failure: Failure | undefined) {
  const status = failure && callFailureOf(failure)?.status;
  return status === 422 ? 404 : status;
}
