import { type ReactNode, useId } from 'react';
import styles from './exporting.module.css';

export interface RadioOption<T extends string> {
  readonly value: T;
  readonly text: string;
  readonly note?: string;
  readonly isDisabled?: boolean;
  readonly details?: ReactNode;
}

interface RadioListProps<T extends string> {
  readonly legend: string;
  readonly options: readonly RadioOption<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export function RadioList<T extends string>({ legend, options, chosen, onChoose }: RadioListProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.radios}>
      <legend>{legend}</legend>
      {options.map(({ value, text, note, isDisabled = false, details }) => (
        <div key={value} className={styles.option}>
          <label>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              disabled={isDisabled}
              aria-describedby={note && `${name}-${value}`}
              onChange={() => onChoose(value)}
            />
            {text}
          </label>
          {note && (
            <p id={`${name}-${value}`} className={styles.note}>
              {note}
            </p>
          )}
          {value === chosen && details}
        </div>
      ))}
    </fieldset>
  );
}
