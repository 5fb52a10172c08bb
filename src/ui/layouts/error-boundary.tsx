import { Component, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '#domain/shared/failure.ts';
import { ChunkReload } from '../shared/chunk-reload.ts';
import { useShared } from '../shared/use-view-model.ts';
import { ErrorPage } from './error-page.tsx';

interface ErrorBoundaryProps {
  /** Path of the page; the error is cleared when it changes. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (this.state.hasFailed && path !== this.props.path) this.setState({ error: undefined, hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <CaughtError error={this.state.error} /> : this.props.children;
  }
}

function CaughtError({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const text = error instanceof Error && error.message ? error.message : t('errors.http.500');
  const isDownload = isFailedDownload(error, text);
  const message = isDownload ? t('errors.http.network') : text;
  const chunks = useShared(ChunkReload);
  useEffect(() => {
    if (isDownload) chunks.reload(); // the user needs the code, even if a prefetch of it failed at the same time
  }, [isDownload, chunks]);
  return <ErrorPage status={statusOf(error)} message={message} onRetry={() => location.reload()} />;
}

/**
 * Recognises a chunk that did not download by the messages of browsers and Vite; a `Failure` stands for missing texts.
 */
const isFailedDownload = (error: unknown, message: string) =>
  error instanceof Failure || /imported module|module script|preload CSS/i.test(message);

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
