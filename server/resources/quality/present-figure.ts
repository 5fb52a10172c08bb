import type { Figure } from '#domain/quality/figure.ts';

export const presentFigure = (figure: Figure) =>
  'value' in figure ? { value: figure.value, reason: null } : { value: null, reason: figure.reason };
