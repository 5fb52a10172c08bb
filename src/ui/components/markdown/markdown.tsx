import { Component, type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../shared/retrying/lazy-component.ts';
import { PlainText } from './plain-text.tsx';

const MarkdownBody = lazyComponent(async () => (await import('./markdown-body.tsx')).MarkdownBody);

/** Whatever may mean something; a text without any of these is the same in both ways. */
const markdownSyntax = /[*_`#[\]<>|~&\\@]|:\/\/|www\.|^\s*(?:[-+=]|\d+[.)])|^(?: {4}|\t)/m;

interface MarkdownProps {
  readonly text: string;
  /** The level of the heading under which the text stands: its own ones come below. */
  readonly under?: number;
}

/** A text with its marks shown as what they mean. Until it is read, and where it cannot be, as it was written. */
export function Markdown({ text, under = 2 }: MarkdownProps) {
  const plain = <PlainText text={text} />;
  if (!markdownSyntax.test(text)) return plain;
  return (
    <FallbackBoundary key={text} fallback={plain}>
      <Suspense fallback={plain}>
        <MarkdownBody text={text} under={under} />
      </Suspense>
    </FallbackBoundary>
  );
}

interface FallbackBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class FallbackBoundary extends Component<FallbackBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
