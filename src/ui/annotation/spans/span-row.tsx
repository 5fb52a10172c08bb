import { Check, Pencil, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '#domain/annotation/spans/caret.ts';
import { digitOf } from '#domain/keyboard/combo.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import type { Mark } from '../marking/marks.ts';
import type { SpanHands } from '../marking/span-hands.ts';
import { SuggestionMark } from '../questions/suggestion-mark.tsx';
import { lineOf } from './label-chip.tsx';
import { SpanOptions } from './span-options.tsx';
import styles from './spans.module.css';

interface SpanRowProps {
  readonly hands: SpanHands;
  readonly mark: Mark;
  readonly isLast: boolean;
}

/** One span of the list: its text leads to it, its keys change it. */
export const SpanRow = observer(function SpanRow({ hands, mark, isLast }: SpanRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLLIElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { label, span, suggested } = mark;
  const text = hands.marker.textOf(span);
  const values = { text, name: label.option.text };
  const remove = () => {
    if (isLast) focusBefore(row.current);
    hands.marker.remove(mark);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (pressed(event, hands, mark, remove)) event.preventDefault();
  };

  return (
    <li ref={row} className={styles.row} data-open={mark.isOpen}>
      <button
        type="button"
        className={styles.go}
        aria-label={t('spans.show', values)}
        aria-keyshortcuts="Delete Shift+ArrowRight Shift+ArrowLeft Alt+Shift+ArrowRight Alt+Shift+ArrowLeft"
        onClick={() => hands.show(mark)}
        onKeyDown={handleKeyDown}
      >
        <q dir="auto">{text}</q>
        <span className={styles.name} style={{ borderColor: lineOf(label) }} dir="auto">
          {label.option.text}
        </span>
      </button>
      {suggested && <SuggestionMark score={suggested.score} agent={suggested.agent} />}
      {mark.isOpen && (
        <IconButton look="quiet" label={t('spans.acceptOf', values)} onClick={() => hands.accept(mark)}>
          <Check size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton
        look="quiet"
        label={t('spans.changeOf', values)}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Pencil size={16} aria-hidden />
      </IconButton>
      <IconButton look="quiet" label={t(mark.isOpen ? 'spans.dismissOf' : 'spans.removeOf', values)} onClick={remove}>
        <X size={16} aria-hidden />
      </IconButton>
      {isUnfolded && <SpanOptions hands={hands} mark={mark} range={span} />}
    </li>
  );
});

/** Relabels, removes, and lets a span reach further: its end with Shift, its start with Alt too, by characters with Ctrl. */
function pressed(event: KeyboardEvent, hands: SpanHands, mark: Mark, remove: () => void): boolean {
  const digit = digitOf(event.nativeEvent);
  const label = hands.marker.labels.find(({ number }) => String(number) === digit);
  if (label) hands.relabel(mark, label);
  else if (event.key === 'Delete' || event.key === 'Backspace') remove();
  else if (event.shiftKey && event.key.startsWith('Arrow')) reach(event, hands, mark);
  else return false;
  return true;
}

function reach({ key, altKey, ctrlKey }: KeyboardEvent, hands: SpanHands, mark: Mark) {
  const step: Step = ctrlKey ? 'character' : 'word';
  hands.reach(mark, altKey ? 'start' : 'end', key === 'ArrowRight' || key === 'ArrowDown', step);
}

/** The focus stays in the list as long as there is one. */
function focusBefore(row: HTMLElement | null) {
  const before = row?.previousElementSibling?.querySelector<HTMLElement>('button');
  (before ?? row?.closest<HTMLElement>('[data-question]'))?.focus();
}
