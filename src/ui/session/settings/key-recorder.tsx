import { RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KeyRefusal, refusalOf } from '#domain/keyboard/assigning.ts';
import { type Combo, comboOf } from '#domain/keyboard/combo.ts';
import { type Shortcut, shortcuts } from '../../annotation/shortcuts/shortcuts.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './keys.module.css';

type RecorderState =
  | { readonly kind: 'still' }
  | { readonly kind: 'listening' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly why: KeyRefusal; readonly combo: Combo };

const idle: RecorderState = { kind: 'still' };

export const KeyRecorder = observer(function KeyRecorder({ shortcut }: { readonly shortcut: Shortcut }) {
  const keyboard = useShared(KeyboardSettings);
  const { t } = useTranslation();
  const keys = useKeys();
  const id = useId();
  const [state, setState] = useState<RecorderState>(idle);
  const isListening = state.kind === 'listening' || state.kind === 'refused';
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = isListening ? handlePress(event, shortcut, keyboard) : undefined;
    if (next) setState(next);
  };

  return (
    <li className={styles.row}>
      <span id={id}>{t(`shortcuts.${shortcut.name}`)}</span>
      <Button
        className={styles.key}
        aria-labelledby={`${id} ${id}-key`}
        aria-pressed={isListening}
        onClick={() => setState(isListening ? idle : { kind: 'listening' })}
        onKeyDown={handleKeyDown}
        onBlur={() => setState(idle)}
      >
        <span id={`${id}-key`}>
          {isListening ? t('keys.own.press') : <kbd>{keys.labelOf(keyboard.keyOf(shortcut))}</kbd>}
        </span>
      </Button>
      <IconButton
        look="quiet"
        label={t('keys.own.reset', { action: t(`shortcuts.${shortcut.name}`) })}
        disabled={keyboard.customKeys[shortcut.name] === undefined}
        onClick={() => keyboard.assign(shortcut, shortcut.key)}
      >
        <RotateCcw size={16} aria-hidden />
      </IconButton>
      <p role="status" className={styles.status}>
        <RecorderStatus state={state} shortcut={shortcut} />
      </p>
    </li>
  );
});

/** Assigns the pressed key or says why not; Escape cancels, Tab moves the focus as usual. */
function handlePress(event: KeyboardEvent, shortcut: Shortcut, keyboard: KeyboardSettings): RecorderState | undefined {
  const combo = comboOf(event.nativeEvent);
  if (combo === undefined || event.key === 'Tab') return undefined;
  event.preventDefault();
  event.stopPropagation();
  if (combo === 'Escape') return idle;
  const all = shortcuts.map((each) => ({ name: each.name, ...keyboard.keysOf(each) }));
  const refusal = refusalOf(combo, shortcut, all);
  if (refusal) return { kind: 'refused', why: refusal, combo };
  keyboard.assign(shortcut, combo);
  return { kind: 'changed' };
}

const RecorderStatus = observer(function RecorderStatus({
  state,
  shortcut,
}: {
  readonly state: RecorderState;
  readonly shortcut: Shortcut;
}) {
  const keyboard = useShared(KeyboardSettings);
  const { t } = useTranslation();
  const { labelOf } = useKeys();
  if (state.kind === 'still') return null;
  if (state.kind === 'listening') return t('keys.own.listening');
  if (state.kind === 'changed') return t('keys.own.changed', { key: labelOf(keyboard.keyOf(shortcut)) });
  const { why, combo } = state;
  const key = labelOf(combo);
  if (why.kind !== 'taken') return t(`keys.own.refused.${why.kind}`, { key });
  const by = shortcuts.find(({ name }) => name === why.by);
  return t('keys.own.refused.taken', { key, action: by ? t(`shortcuts.${by.name}`) : why.by });
});
