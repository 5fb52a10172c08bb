import type { WireNamedFigure } from '#contract/quality/figure.ts';
import type { Figure, NamedFigure } from '#domain/quality/figure.ts';

export const presentFigure = (figure: Figure): Pick<WireNamedFigure, 'value' | 'reason'> =>
  'value' in figure ? { value: figure.value, reason: null } : { value: null, reason: figure.reason };

export const presentFigures = (figures: readonly NamedFigure[]): WireNamedFigure[] =>
  figures.map(({ name, figure }) => ({ name, ...presentFigure(figure) }));
