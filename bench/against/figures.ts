import { percentile } from '../figures.ts';

/** Figures of one run: the medians, by their names, of what was measured several times in it. */
export type Figures = Readonly<Record<string, number>>;

export interface Measured {
  readonly name: string;
  readonly runs: readonly Figures[];
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);

const rounded = (figure: number) => (figure < 10 ? figure.toFixed(1) : figure.toFixed(0));

function cell(figures: readonly number[]): string {
  const present = figures.filter(Number.isFinite);
  if (present.length === 0) return 'not measured';
  const spread = `${rounded(Math.min(...present))} to ${rounded(Math.max(...present))}`;
  return `${rounded(median(present))} (${spread})`;
}

/** Table in Markdown: median of the runs, the lowest and the highest, and our median as a share of theirs. */
export function table(theirs: Measured, ours: Measured): string {
  const names = Object.keys(ours.runs[0] ?? {});
  const rows = names.map((name) => {
    const [before, now] = [theirs, ours].map(({ runs }) => runs.map((run) => run[name] ?? Number.NaN));
    const ratio = median(now ?? []) / median(before ?? []);
    return `| ${name} | ${cell(before ?? [])} | ${cell(now ?? [])} | ${ratio.toFixed(2)} |`;
  });
  return [`| | ${theirs.name} | ${ours.name} | ratio |`, '|---|---|---|---|', ...rows].join('\n');
}
