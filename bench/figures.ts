export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Bound {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  readonly unit: string;
  /** More is better. */
  readonly isLeast?: boolean;
}

const holds = ({ figure, limit, isLeast = false }: Bound) => (isLeast ? figure >= limit : figure <= limit);

/** Prints one line per figure; returns whether all figures are within their limits. */
export function report(bounds: readonly Bound[]): boolean {
  for (const bound of bounds) {
    const { name, figure, limit, unit, isLeast = false } = bound;
    const line = `${name}: ${figure.toFixed(figure < 100 ? 1 : 0)} ${unit}`;
    console.log(`${holds(bound) ? 'ok  ' : 'OVER'} ${line} (at ${isLeast ? 'least' : 'most'} ${limit} ${unit})`);
  }
  return bounds.every(holds);
}
