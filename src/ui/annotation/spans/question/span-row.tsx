import { Check, Pencil, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineCss } from '#domain/annotation/spans/colours.ts';
import { digitOf } from '#domain/keyboard/combo.ts';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import { SuggestionMark } from '../../../components/marks/suggestion-mark.tsx';
import { type Mark, markKey, type SpanLabel } from '../../model/spans/marks.ts';
import type { SpanInteraction } from '../../model/spans/span-interaction.ts';
import { SpanOptions } from '../span-options.tsx';
import styles from '../spans.module.css';
import { rowKeys, spokenRowKeys } from './row-keys.ts';

interface SpanRowProps {
  readonly interaction: SpanInteraction;
  readonly mark: Mark;
}

export const SpanRow = observer(function SpanRow({ interaction, mark }: SpanRowProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { label, span, suggested } = mark;
  const values = { text: interaction.editor.textOf(span), name: label.option.text };
  const remove = () => {
    focusBeside(button.current);
    interaction.editor.remove(mark);
  };

  useEffect(() => {
    if (interaction.focusedKey !== mark.key) return;
    button.current?.focus();
    interaction.focusRow(undefined);
  }, [interaction, mark]);

  return (
    <li className={styles.row} data-open={mark.isOpen}>
      <button
        ref={button}
        type="button"
        className={styles.showButton}
        aria-label={t('spans.show', values)}
        aria-keyshortcuts={spokenRowKeys}
        onClick={() => interaction.show(mark)}
        onKeyDown={(event) => runRowKey(event, interaction, mark, remove) && event.preventDefault()}
      >
        <q dir="auto">{values.text}</q>{' '}
        <span className={styles.name} style={{ borderColor: lineCss(label.colour) }} dir="auto">
          {values.name}
        </span>
      </button>
      {suggested && <SuggestionMark score={suggested.score} agent={suggested.agent} />}
      {mark.isOpen && (
        <IconButton look="quiet" label={t('spans.acceptOf', values)} onClick={() => interaction.accept(mark)}>
          <Check size={16} aria-hidden />
        </IconButton>
      )}
      <EditButton {...values} isUnfolded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)} />
      <IconButton look="quiet" label={t(mark.isOpen ? 'spans.dismissOf' : 'spans.removeOf', values)} onClick={remove}>
        <X size={16} aria-hidden />
      </IconButton>
      {isUnfolded && <SpanOptions interaction={interaction} mark={mark} range={span} />}
    </li>
  );
});

interface EditButtonProps {
  readonly text: string;
  readonly name: string;
  readonly isUnfolded: boolean;
  readonly onPress: () => void;
}

function EditButton({ isUnfolded, onPress, ...values }: EditButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton look="quiet" label={t('spans.changeOf', values)} aria-expanded={isUnfolded} onClick={onPress}>
      <Pencil size={16} aria-hidden />
    </IconButton>
  );
}

function runRowKey(
  { nativeEvent }: KeyboardEvent,
  interaction: SpanInteraction,
  mark: Mark,
  remove: () => void,
): boolean {
  const key = rowKeys.find(({ when }) => when(nativeEvent));
  const labelOf = (digit: string) => interaction.editor.labels.find(({ number }) => String(number) === digit);
  const digit = digitOf(nativeEvent);
  if (!key || (digit !== undefined && !labelOf(digit))) return false;
  key.run(
    {
      relabel: (number) => relabel(interaction, mark, labelOf(number)),
      remove,
      moveEdge: (edge, isForward, step) =>
        keepFocusOn(interaction, mark, interaction.moveEdge(mark, edge, isForward, step)),
    },
    nativeEvent,
  );
  return true;
}

function relabel(interaction: SpanInteraction, mark: Mark, label: SpanLabel | undefined) {
  if (!label) return;
  keepFocusOn(interaction, mark, markKey(label.question, { ...mark.span, label: label.option.value }));
  interaction.relabel(mark, label);
}

/** Requests the focus for the row of the changed span, which has a new key. */
function keepFocusOn(interaction: SpanInteraction, mark: Mark, key: string) {
  if (key !== mark.key) interaction.focusRow(key);
}

function focusBeside(button: HTMLElement | null) {
  const row = button?.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = other?.querySelector<HTMLElement>('button') ?? row?.closest<HTMLElement>('[data-question]');
  target?.focus();
}
