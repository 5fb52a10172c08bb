import { Component, type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../shared/retrying/lazy-component.ts';
import { Plain } from './plain.tsx';

const MarkdownBody = lazyComponent(async () => (await import('./markdown-body.tsx')).MarkdownBody);

/** Whatever may mean something; a text without any of these is the same in both ways. */
const signs = /[*_`#[\]<>|~&\\@]|:\/\/|www\.|^\s*(?:[-+=]|\d+[.)])|^(?: {4}|\t)/m;

interface MarkdownProps {
  readonly text: string;
  /** The level of the heading under which the text stands: its own ones come below. */
  readonly under?: number;
}

/** A text with its marks shown as what they mean. Until it is read, and where it cannot be, as it was written. */
export function Markdown({ text, under = 2 }: MarkdownProps) {
  const plain = <Plain text={text} />;
  if (!signs.test(text)) return plain;
  return (
    <Otherwise key={text} show={plain}>
      <Suspense fallback={plain}>
        <MarkdownBody text={text} under={under} />
      </Suspense>
    </Otherwise>
  );
}

interface OtherwiseProps {
  readonly show: ReactNode;
  readonly children: ReactNode;
}

class Otherwise extends Component<OtherwiseProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.show : this.props.children;
  }
}
