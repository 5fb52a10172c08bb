import { Component, type ReactNode, Suspense } from 'react';
import { withoutMarkdown } from '#domain/text/without-markdown.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { PlainText } from './plain-text.tsx';

const MarkdownBody = lazyComponent(async () => (await import('./markdown-body.tsx')).MarkdownBody);

/** Characters of Markdown syntax; a text without them needs no renderer. */
const markdownSyntax = /[*_`#[\]<>|~&\\@]|:\/\/|www\.|^\s*(?:[-+=]|\d+[.)])|^(?: {4}|\t)/m;

interface MarkdownProps {
  readonly text: string;
  /** Level of the heading above the text; headings in the text are lower. */
  readonly under?: number;
}

/** Renders Markdown; shows its words until the renderer has loaded, and the text as it is when the renderer fails. */
export function Markdown({ text, under = 2 }: MarkdownProps) {
  const plain = <PlainText text={text} />;
  if (!markdownSyntax.test(text)) return plain;
  return (
    <FallbackBoundary key={text} fallback={plain}>
      <Suspense fallback={<PlainText text={withoutMarkdown(text)} />}>
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
