import type { WireQuality } from '#contract/quality/quality.ts';
import { type Figure, type FigureName, figureNames } from '#domain/quality/figure.ts';

type WireFigure = Pick<WireQuality['items'][number]['figures'][number], 'value' | 'reason'>;

export const toFigure = ({ value, reason }: WireFigure): Figure =>
  value === null ? { reason: reason ?? 'no-pairs' } : { value };

/** Undefined for the figures of a newer server. */
export const toFigureName = (name: string): FigureName | undefined => figureNames.find((known) => known === name);
