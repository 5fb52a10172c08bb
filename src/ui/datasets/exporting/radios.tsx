import { type ReactNode, useId } from 'react';
import styles from './exporting.module.css';

export interface RadioOption<T extends string> {
  readonly value: T;
  readonly text: string;
  /** What it means, where the text alone does not say it. */
  readonly note?: string;
  readonly isOff?: boolean;
  /** What belongs to it when it is chosen. */
  readonly more?: ReactNode;
}

interface RadiosProps<T extends string> {
  readonly legend: string;
  readonly options: readonly RadioOption<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, each with a line that says what it means. */
export function Radios<T extends string>({ legend, options, chosen, onChoose }: RadiosProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.radios}>
      <legend>{legend}</legend>
      {options.map(({ value, text, note, isOff = false, more }) => (
        <div key={value} className={styles.option}>
          <label>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              disabled={isOff}
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
          {value === chosen && more}
        </div>
      ))}
    </fieldset>
  );
}
