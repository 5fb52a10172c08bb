import type { Figure } from '../figure.ts';

export interface PeopleFigures {
  readonly figures: readonly { readonly name: string; readonly figure: Figure }[];
  /** Figures of each two people. */
  readonly pairs: readonly { readonly figure: Figure }[];
}

/** The same figure among people; for κ, the mean of each two. Undefined if people have none. */
export function amongPeople(report: PeopleFigures, name: string): Figure | undefined {
  const known = report.figures.find((each) => each.name === name)?.figure;
  if (known || !name.startsWith('kappa')) return known;
  const values = report.pairs.flatMap(({ figure }) => ('value' in figure ? [figure.value] : []));
  return values.length === 0 ? undefined : { value: values.reduce((sum, each) => sum + each, 0) / values.length };
}
