import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, Suspense, useContext } from 'react';
import type { Field } from '#domain/annotation/field.ts';
import { canMark } from '../../shared/highlight-support.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import type { MarkingForm } from '../model/answering/answer-form.ts';

const SpanText = lazyComponent(async () => (await import('../spans/question/lazy-spans.ts')).SpanText);

export const MarkingContext = createContext<MarkingForm | undefined>(undefined);

interface MarkableTextProps {
  readonly field: Field;
  readonly text: string;
  readonly titleId: string;
  /** Plain text, shown when nothing can be marked in it. */
  readonly children: ReactNode;
}

/** Text of a field; markable if a span question refers to the field. */
export const MarkableText = observer(function MarkableText({ field, text, titleId, children }: MarkableTextProps) {
  const form = useContext(MarkingContext);
  const isAsked = form?.questions.some((each) => each.type === 'span' && each.settings.field === field.name);
  if (!form || !isAsked || text.trim() === '' || !canMark()) return children;
  return (
    <Suspense fallback={children}>
      <SpanText form={form} field={field.name} text={text} labelledBy={titleId} />
    </Suspense>
  );
});
