import { Check, Pencil, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitOf } from '#domain/keyboard/combo.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { lineOf } from '../model/spans/line-of.ts';
import { type Mark, markKey, type SpanLabel } from '../model/spans/marks.ts';
import type { SpanHands } from '../model/spans/span-interaction.ts';
import { SuggestionMark } from '../questions/suggestion-mark.tsx';
import { rowKeys, spokenRowKeys } from './row-keys.ts';
import { SpanOptions } from './span-options.tsx';
import styles from './spans.module.css';

interface SpanRowProps {
  readonly hands: SpanHands;
  readonly mark: Mark;
}

/** One span of the list: its text leads to it, its keys change it. */
export const SpanRow = observer(function SpanRow({ hands, mark }: SpanRowProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { label, span, suggested } = mark;
  const values = { text: hands.marker.textOf(span), name: label.option.text };
  const remove = () => {
    focusBeside(button.current);
    hands.marker.remove(mark);
  };

  useEffect(() => {
    if (hands.awaited !== mark.key) return;
    button.current?.focus();
    hands.expect(undefined);
  }, [hands, mark]);

  return (
    <li className={styles.row} data-open={mark.isOpen}>
      <button
        ref={button}
        type="button"
        className={styles.go}
        aria-label={t('spans.show', values)}
        aria-keyshortcuts={spokenRowKeys}
        onClick={() => hands.show(mark)}
        onKeyDown={(event) => pressed(event, hands, mark, remove) && event.preventDefault()}
      >
        <q dir="auto">{values.text}</q>{' '}
        <span className={styles.name} style={{ borderColor: lineOf(label.colour) }} dir="auto">
          {values.name}
        </span>
      </button>
      {suggested && <SuggestionMark score={suggested.score} agent={suggested.agent} />}
      {mark.isOpen && (
        <IconButton look="quiet" label={t('spans.acceptOf', values)} onClick={() => hands.accept(mark)}>
          <Check size={16} aria-hidden />
        </IconButton>
      )}
      <Change {...values} isUnfolded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)} />
      <IconButton look="quiet" label={t(mark.isOpen ? 'spans.dismissOf' : 'spans.removeOf', values)} onClick={remove}>
        <X size={16} aria-hidden />
      </IconButton>
      {isUnfolded && <SpanOptions hands={hands} mark={mark} range={span} />}
    </li>
  );
});

interface ChangeProps {
  readonly text: string;
  readonly name: string;
  readonly isUnfolded: boolean;
  readonly onPress: () => void;
}

function Change({ isUnfolded, onPress, ...values }: ChangeProps) {
  const { t } = useTranslation();
  return (
    <IconButton look="quiet" label={t('spans.changeOf', values)} aria-expanded={isUnfolded} onClick={onPress}>
      <Pencil size={16} aria-hidden />
    </IconButton>
  );
}

/** Tells whether the key does anything. */
function pressed({ nativeEvent }: KeyboardEvent, hands: SpanHands, mark: Mark, remove: () => void): boolean {
  const key = rowKeys.find(({ when }) => when(nativeEvent));
  const labelOf = (digit: string) => hands.marker.labels.find(({ number }) => String(number) === digit);
  const digit = digitOf(nativeEvent);
  if (!key || (digit !== undefined && !labelOf(digit))) return false;
  key.run(
    {
      relabel: (number) => relabel(hands, mark, labelOf(number)),
      remove,
      reach: (edge, isForward, step) => follow(hands, mark, hands.reach(mark, edge, isForward, step)),
    },
    nativeEvent,
  );
  return true;
}

function relabel(hands: SpanHands, mark: Mark, label: SpanLabel | undefined) {
  if (!label) return;
  follow(hands, mark, markKey(label.question, { ...mark.span, label: label.option.value }));
  hands.relabel(mark, label);
}

/** The focus goes along with a span that has changed. */
function follow(hands: SpanHands, mark: Mark, key: string) {
  if (key !== mark.key) hands.expect(key);
}

/** The focus stays in the list as long as there is one. */
function focusBeside(button: HTMLElement | null) {
  const row = button?.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = other?.querySelector<HTMLElement>('button') ?? row?.closest<HTMLElement>('[data-question]');
  target?.focus();
}
