import { useId } from 'react';
import styles from './columns.module.css';

interface ChipChoiceProps<T extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export function ChipChoice<T extends string>({ legend, options, chosen, onChoose }: ChipChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.chips} aria-label={legend}>
      {options.map(({ value, text }) => (
        <label key={value} className={styles.chip} data-chosen={value === chosen}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
