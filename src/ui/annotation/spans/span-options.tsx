import { Check, ChevronLeft, ChevronRight, TextCursor, Trash2, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRange } from '#domain/annotation/spans/snapping.ts';
import { digitOf } from '#domain/keyboard/combo.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import type { Mark, SpanLabel } from '../model/spans/marks.ts';
import type { SpanInteraction } from '../model/spans/span-interaction.ts';
import { LabelChip } from './label-chip.tsx';
import styles from './spans.module.css';

interface SpanOptionsProps {
  readonly interaction: SpanInteraction;
  /** Absent while the selection has no label. */
  readonly mark: Mark | undefined;
  readonly range: TextRange;
}

export const SpanOptions = observer(function SpanOptions({ interaction, mark, range }: SpanOptionsProps) {
  const { t } = useTranslation();
  const { editor } = interaction;
  const text = editor.textOf(range);
  const labels = editor.labels.filter(({ question }) => !mark || question === mark.label.question);
  const applyLabel = (label: SpanLabel) => (mark ? interaction.relabel(mark, label) : interaction.choose(label));
  const handleKeyDown = (event: KeyboardEvent) => {
    const digit = digitOf(event.nativeEvent);
    const label = labels.find(({ number }) => String(number) === digit);
    if (label) applyLabel(label);
    else if (event.key === 'Escape') interaction.escape();
    else return;
    event.preventDefault();
    interaction.requestFocus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would count as a question
    <div className={styles.options} role="group" aria-label={t('spans.optionsFor', { text })} onKeyDown={handleKeyDown}>
      <div className={styles.chips}>
        {labels.map((label) => (
          <LabelChip key={label.number} label={label} isOn={label === mark?.label} onPress={() => applyLabel(label)} />
        ))}
        {!mark && (
          <IconButton look="quiet" label={t('spans.close')} onClick={() => interaction.escape()}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {mark && <SpanActions interaction={interaction} mark={mark} />}
    </div>
  );
});

function SpanActions({ interaction, mark }: { readonly interaction: SpanInteraction; readonly mark: Mark }) {
  const { t } = useTranslation();
  const { editor } = interaction;
  return (
    <div className={styles.actions}>
      <EdgeButtons interaction={interaction} mark={mark} edge="start" />
      <EdgeButtons interaction={interaction} mark={mark} edge="end" />
      {mark.isOpen && (
        <Button look="quiet" onClick={() => interaction.accept(mark)}>
          <Check size={16} aria-hidden /> {t('spans.accept')}
        </Button>
      )}
      <Button look="quiet" onClick={() => interaction.beginAt(mark.span.start)}>
        <TextCursor size={16} aria-hidden /> {t('spans.beginHere')}
      </Button>
      <Button look="quiet" onClick={() => editor.remove(mark)}>
        <Trash2 size={16} aria-hidden /> {t(mark.isOpen ? 'spans.dismiss' : 'spans.remove')}
      </Button>
    </div>
  );
}

interface EdgeButtonsProps {
  readonly interaction: SpanInteraction;
  readonly mark: Mark;
  readonly edge: 'start' | 'end';
}

function EdgeButtons({ interaction, mark, edge }: EdgeButtonsProps) {
  const { t } = useTranslation();
  const move = (isForward: boolean) => interaction.moveEdge(mark, edge, isForward, 'character');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would count as a question
    <span className={styles.edge} role="group" aria-label={t(edge === 'start' ? 'spans.start' : 'spans.end')}>
      <IconButton look="quiet" label={t('spans.back')} onClick={() => move(false)}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <span aria-hidden>{t(edge === 'start' ? 'spans.start' : 'spans.end')}</span>
      <IconButton look="quiet" label={t('spans.forward')} onClick={() => move(true)}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </span>
  );
}
