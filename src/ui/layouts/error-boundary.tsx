import { Component, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../shared/lazy-part.ts';

const ErrorPage = lazyPart(async () => (await import('../components/feedback/error-page.tsx')).ErrorPage);

interface Props {
  /** Where it happened: elsewhere it is over. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Whatever breaks while a page is shown ends on the error page, never on a blank one. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.hasFailed && at !== this.props.at) this.setState({ error: undefined, hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <Broken error={this.state.error} /> : this.props.children;
  }
}

function Broken({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const told = error instanceof Error && error.message ? error.message : t('errors.http.500');
  const message = isMissingPart(told) ? t('errors.http.network') : told;
  return (
    <Suspense fallback={null}>
      <ErrorPage status={statusOf(error)} message={message} />
    </Suspense>
  );
}

/** What browsers and the bundler say, in words of their own, of a part of the page that did not come. */
const isMissingPart = (message: string) => /imported module|module script|preload CSS/i.test(message);

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
