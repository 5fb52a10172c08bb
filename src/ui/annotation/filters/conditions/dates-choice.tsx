import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { between, type Condition } from '#domain/criteria/condition.ts';
import styles from './range.module.css';

interface DatesChoiceProps {
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
}

const twoDigits = (part: number) => `${part}`.padStart(2, '0');

/** Formats a day for a date input, in the time zone of the browser. */
function dayOf(time: number | undefined): string {
  if (time === undefined) return '';
  const date = new Date(time);
  return `${`${date.getFullYear()}`.padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function timeOf(day: string, time: string): number | undefined {
  const moment = Date.parse(`${day}T${time}`);
  return Number.isNaN(moment) ? undefined : moment;
}

export function DatesChoice({ condition, onChange }: DatesChoiceProps) {
  const { t } = useTranslation();
  const { from, to } = condition?.kind === 'range' ? condition : { from: undefined, to: undefined };
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const changeRange = (low: number | undefined, high: number | undefined) =>
    onChange(low === undefined && high === undefined ? undefined : between(low, high));

  return (
    <div className={styles.inputs}>
      <label>
        {t('filters.from')}
        <input
          ref={first}
          type="date"
          max={dayOf(to) || undefined}
          value={dayOf(from)}
          onChange={({ target }) => changeRange(timeOf(target.value, '00:00'), to)}
        />
      </label>
      <label>
        {t('filters.to')}
        <input
          type="date"
          min={dayOf(from) || undefined}
          value={dayOf(to)}
          onChange={({ target }) => changeRange(from, timeOf(target.value, '23:59:59.999'))}
        />
      </label>
    </div>
  );
}
