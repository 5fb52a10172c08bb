import type { CurvePoint } from '#domain/quality/agents/calibration.ts';
import styles from './agents.module.css';

const size = 100;

/** Share of equal answers over the mean score of each tenth; the table beside it has the numbers. */
export function ReliabilityCurve({ curve }: { readonly curve: readonly CurvePoint[] }) {
  const points = curve.map(({ from, meanScore, equal, answers }) => ({
    from,
    x: meanScore * size,
    y: size - (equal / answers) * size,
  }));
  return (
    <svg className={styles.curve} viewBox={`-4 -4 ${size + 8} ${size + 8}`} aria-hidden focusable={false}>
      <rect className={styles.frame} width={size} height={size} />
      <line className={styles.ideal} x1={0} y1={size} x2={size} y2={0} />
      <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ from, x, y }) => (
        <circle key={from} className={styles.dot} cx={x} cy={y} r={2.5} />
      ))}
    </svg>
  );
}
