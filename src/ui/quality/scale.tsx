import type { Interval } from '#domain/quality/figure.ts';
import styles from './quality.module.css';

interface ScaleProps {
  readonly value: number;
  readonly interval: Interval | undefined;
}

const ticks = [0, 0.5, 1];

/** A coefficient and its interval on a line from 0, or the lowest negative value, to 1. */
export function Scale({ value, interval }: ScaleProps) {
  const from = Math.min(0, value, interval?.low ?? 0);
  const placeOf = (at: number) => `${(100 * (at - from)) / (1 - from)}%`;
  return (
    <svg className={styles.scale} aria-hidden focusable={false}>
      <line className={styles.axis} x1="0%" x2="100%" y1="50%" y2="50%" />
      {ticks.map((tick) => (
        <line key={tick} className={styles.tick} x1={placeOf(tick)} x2={placeOf(tick)} y1="25%" y2="75%" />
      ))}
      {interval && (
        <line className={styles.range} x1={placeOf(interval.low)} x2={placeOf(interval.high)} y1="50%" y2="50%" />
      )}
      <circle className={styles.point} cx={placeOf(value)} cy="50%" r="6" />
    </svg>
  );
}
