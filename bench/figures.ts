/** The value below which a share of the sorted figures lies. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Bound {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  readonly unit: string;
}

/** Prints one line a figure; tells whether all keep to their limits. */
export function report(bounds: readonly Bound[]): boolean {
  for (const { name, figure, limit, unit } of bounds) {
    const mark = figure <= limit ? 'ok  ' : 'OVER';
    console.log(`${mark} ${name}: ${figure.toFixed(figure < 100 ? 1 : 0)} ${unit} (at most ${limit} ${unit})`);
  }
  return bounds.every(({ figure, limit }) => figure <= limit);
}
