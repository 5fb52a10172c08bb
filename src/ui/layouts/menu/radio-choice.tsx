import type { LucideIcon } from 'lucide-react';
import styles from './menu.module.css';

interface Option<T> {
  readonly value: T;
  readonly text: string;
  /** Short code shown beside the text: `de` for Deutsch. */
  readonly code?: string;
  readonly icon?: LucideIcon;
  readonly lang?: string;
}

interface RadioChoiceProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export function RadioChoice<T extends string>({ name, legend, options, chosen, onChoose }: RadioChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.choices} data-columns={options.length}>
        {options.map(({ value, text, code, icon: Icon, lang }) => (
          <label key={value} lang={lang} data-code={code}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {Icon && <Icon size={16} aria-hidden />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
