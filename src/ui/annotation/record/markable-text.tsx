import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, Suspense, useContext } from 'react';
import type { Field } from '#domain/annotation/field.ts';
import { lazyPart } from '../../shared/retrying/lazy-part.ts';
import type { MarkingForm } from '../model/answering/answer-form.ts';
import { canMark } from './highlight-support.ts';

const SpanText = lazyPart(async () => (await import('../spans/lazy-spans.ts')).SpanText);

/** The form that takes what is marked in the texts below. */
export const MarkingContext = createContext<MarkingForm | undefined>(undefined);

interface MarkableTextProps {
  readonly field: Field;
  readonly text: string;
  readonly titleId: string;
  /** The text as it is where nothing is marked in it. */
  readonly children: ReactNode;
}

/** A text field: one that a question about spans names takes marks. */
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
