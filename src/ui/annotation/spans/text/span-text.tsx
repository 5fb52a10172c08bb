import { observer } from 'mobx-react-lite';
import { memo, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Clock } from '#application/ports/shared/clock.ts';
import { markedText } from '#domain/annotation/spans/snapping.ts';
import { useShared } from '../../../shared/use-view-model.ts';
import type { MarkingForm } from '../../model/answering/answer-form.ts';
import { SpanEditor } from '../../model/spans/span-editor.ts';
import { SpanInteraction } from '../../model/spans/span-interaction.ts';
import { Announcer } from '../announcer.tsx';
import { LabelDigits } from '../label-digits.ts';
import { useLabelDigits } from '../use-label-digits.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';
import { SpanMenu } from './span-menu.tsx';
import styles from './span-text.module.css';
import { TextOffsets } from './text-offsets.ts';
import { TextView } from './text-view.ts';

interface SpanTextProps {
  readonly form: MarkingForm;
  readonly field: string;
  readonly text: string;
  readonly labelledBy: string;
}

export const SpanText = observer(function SpanText({ form, field, text, labelledBy }: SpanTextProps) {
  const { t } = useTranslation();
  const help = useId();
  const clock = useShared(Clock);
  const paragraphs = useMemo(() => paragraphsOf(text), [text]);
  const interaction = useMemo(
    () => new SpanInteraction(new SpanEditor(form, field, markedText(text))),
    [form, field, text],
  );
  const digits = useMemo(() => new LabelDigits(clock, interaction), [clock, interaction]);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLDivElement>(null);
  const view = useRef<TextView>(undefined);

  useEffect(() => form.spans.register(interaction), [form, interaction]);
  useLayoutEffect(() => {
    if (!root.current || !layer.current || !caret.current) return undefined;
    const offsets = new TextOffsets(root.current, paragraphs);
    const leave = () => leaveFor(interaction.editor.questions[0]?.name);
    const options = {
      interaction,
      offsets,
      paragraphs,
      layer: layer.current,
      caret: caret.current,
      digit: digits.press,
      leave,
    };
    const textView = new TextView(options);
    view.current = textView;
    return () => textView.dispose();
  }, [interaction, paragraphs, digits]);
  useLabelDigits(interaction, digits.press);

  return (
    <div className={styles.container}>
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot contain marks */}
      <div
        ref={root}
        className={styles.text}
        role="textbox"
        aria-multiline
        aria-readonly
        aria-labelledby={labelledBy}
        aria-describedby={help}
        tabIndex={0}
      >
        <Paragraphs key={text} paragraphs={paragraphs} />
      </div>
      <div ref={caret} className={styles.caret} />
      <div ref={layer} className={styles.layer} data-aside aria-hidden />
      <SpanMenu interaction={interaction} positionOf={(range) => view.current?.positionBelow(range)} />
      <Announcer editor={interaction.editor} />
      <p id={help} data-aside hidden>
        {t('spans.help')}
      </p>
    </div>
  );
});

function leaveFor(question: string | undefined) {
  const questions = [...document.querySelectorAll<HTMLElement>('[data-question]')];
  questions.find(({ dataset }) => dataset.question === question)?.focus();
}

/** Plain text, rendered once: marks are drawn over it. */
const Paragraphs = memo(function Paragraphs({ paragraphs }: { readonly paragraphs: readonly Paragraph[] }) {
  return paragraphs.map(({ start, pieces }) => (
    <div key={start} dir="auto">
      {pieces}
    </div>
  ));
});
