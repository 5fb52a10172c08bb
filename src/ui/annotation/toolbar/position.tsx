import { observer } from 'mobx-react-lite';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePosition } from '#domain/criteria/page.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { isComposing } from '../../keyboard/key-event.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { positionKeys } from './position-keys.ts';
import styles from './toolbar.module.css';

export const Position = observer(function Position({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const errorId = useId();
  const { page, total } = viewModel.records.queue;
  const input = usePositionInput(total, viewModel.records.seek);
  const shown = number(Math.min(page, total));

  return (
    <span className={styles.position}>
      <input
        data-position
        className={styles.number}
        style={widths(number(total), input.text ?? shown)}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('queue.number')}
        aria-invalid={input.isInvalid}
        aria-describedby={input.isInvalid ? errorId : undefined}
        value={input.text ?? shown}
        {...input.handlers}
      />
      {t('queue.ofTotal', { total: number(total) })}
      {input.isInvalid && (
        <span id={errorId} role="alert" className={styles.invalid}>
          {t('queue.nonsense', { total: number(total) })}
        </span>
      )}
    </span>
  );
});

/** The field has room for the longest number, or on a narrow screen for the one that it shows. */
const widths = (longest: string, shown: string) =>
  ({ '--longest': Math.max(2, longest.length), '--shown': Math.max(2, shown.length) }) as CSSProperties;

function usePositionInput(total: number, goToPage: (page: number) => void) {
  const [text, setText] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const restore = () => {
    setText(undefined);
    setInvalid(false);
  };
  const leave = (input: HTMLInputElement) => {
    restore();
    input.blur();
  };
  const go = (input: HTMLInputElement) => {
    const position = parsePosition(input.value, total);
    if (position === undefined) return setInvalid(true);
    leave(input);
    goToPage(position);
  };
  const handlers = {
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      setText(target.value);
      setInvalid(false);
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    onBlur: restore,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, currentTarget, nativeEvent } = event;
      const found = positionKeys.find(({ shown }) => shown.includes(key));
      if (!found || isComposing(nativeEvent)) return;
      event.preventDefault(); // no other shortcut may run
      found.run({ go: () => go(currentTarget), leave: () => leave(currentTarget) });
    },
  };
  return { text, isInvalid, handlers };
}
