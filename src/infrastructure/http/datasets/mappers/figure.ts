import type { WireNamedFigure } from '#contract/quality/figure.ts';
import { type Figure, type FigureName, figureNames, type NamedFigure } from '#domain/quality/figure.ts';

export const toFigure = ({ value, reason }: Pick<WireNamedFigure, 'value' | 'reason'>): Figure =>
  value === null ? { reason: reason ?? 'no-pairs' } : { value };

/** Undefined for the figures of a newer server. */
export const toFigureName = (name: string): FigureName | undefined => figureNames.find((known) => known === name);

export const toFigures = (figures: readonly WireNamedFigure[]): readonly NamedFigure[] =>
  figures.flatMap(({ name, ...figure }) => {
    const known = toFigureName(name);
    return known === undefined ? [] : [{ name: known, figure: toFigure(figure) }];
  });
