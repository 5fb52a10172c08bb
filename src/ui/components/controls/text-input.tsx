import { type InputEvent, type InputHTMLAttributes, type InvalidEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './input.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly end?: ReactNode;
  readonly note?: ReactNode;
}

export function TextInput({ label, end, note, ...rest }: TextInputProps) {
  const id = useId();
  const validation = useTranslatedValidation();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          {...validation}
          {...rest}
          id={id}
          className={styles.input}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      <div id={`${id}-note`} className={styles.note} aria-live="polite">
        {note}
      </div>
    </div>
  );
}

/** Replaces the messages of the browser, which are in its own language. */
function useTranslatedValidation() {
  const { t } = useTranslation();
  return {
    onInvalid: ({ currentTarget }: InvalidEvent<HTMLInputElement>) => {
      currentTarget.setCustomValidity(currentTarget.value === '' ? t('validation.required') : '');
    },
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => currentTarget.setCustomValidity(''),
  };
}
