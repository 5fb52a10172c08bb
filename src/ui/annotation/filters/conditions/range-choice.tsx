import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { between, type Condition } from '#domain/criteria/condition.ts';
import type { FilterControl } from '#domain/criteria/filter-subject.ts';
import styles from './range.module.css';

interface RangeChoiceProps {
  readonly title: string;
  readonly control: Extract<FilterControl, { kind: 'range' }>;
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
}

type Typed = Readonly<Partial<Record<'from' | 'to', string>>>;

const numberIn = (text: string) => (text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text));

/** Applies the range only while both ends are valid and in order. */
function useRange({ control: { min, max }, condition, onChange }: RangeChoiceProps) {
  const [typed, setTyped] = useState<Typed>({});
  const { from, to } = condition?.kind === 'range' ? condition : { from: undefined, to: undefined };
  const bounds = { from, to };
  const textOf = (end: 'from' | 'to') => typed[end] ?? `${bounds[end] ?? ''}`;
  const isReversed =
    (numberIn(textOf('from')) ?? Number.NEGATIVE_INFINITY) > (numberIn(textOf('to')) ?? Number.POSITIVE_INFINITY);
  const changeRange = (low: number | undefined, high: number | undefined) => {
    if (low === undefined && high === undefined) onChange(undefined);
    else if (low === undefined || high === undefined || low <= high) onChange(between(low, high));
  };
  const type = (end: 'from' | 'to', text: string) => {
    const next = { from: textOf('from'), to: textOf('to'), [end]: text };
    setTyped(next);
    changeRange(numberIn(next.from), numberIn(next.to));
  };
  const slide = (end: 'from' | 'to', value: number) => {
    setTyped({});
    if (end === 'from') changeRange(Math.min(value, to ?? max), to ?? max);
    else changeRange(from ?? min, Math.max(value, from ?? min));
  };
  return { from: from ?? min, to: to ?? max, textOf, isReversed, type, slide };
}

const ends = ['from', 'to'] as const;

export function RangeChoice(props: RangeChoiceProps) {
  const { t } = useTranslation();
  const { title } = props;
  const { min, max, step } = props.control;
  const range = useRange(props);
  const { isReversed } = range;
  const errorId = useId();
  const inputs = useRef<HTMLDivElement>(null);
  useEffect(() => inputs.current?.querySelector('input')?.focus(), []);

  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{title}</legend>
      <div ref={inputs} className={styles.inputs}>
        {ends.map((end) => (
          <label key={end}>
            {t(`filters.${end}`)}
            <input
              type="number"
              inputMode="decimal"
              step={step}
              placeholder={`${end === 'from' ? min : max}`}
              aria-invalid={isReversed}
              aria-describedby={isReversed ? errorId : undefined}
              value={range.textOf(end)}
              onChange={({ target }) => range.type(end, target.value)}
            />
          </label>
        ))}
      </div>
      <div className={styles.slider}>
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            aria-label={t(`filters.draw.${end}`, { title })}
            {...{ min, max, step }}
            value={Math.min(max, Math.max(min, range[end]))}
            onChange={({ target }) => range.slide(end, Number(target.value))}
          />
        ))}
      </div>
      <p id={errorId} className={styles.error} role="status">
        {isReversed && t('filters.turned')}
      </p>
    </fieldset>
  );
}
