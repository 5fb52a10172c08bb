import type { FormatterModule } from 'i18next';
import { plainNumber } from '#domain/shared/numbers.ts';

/** Writes every number in a text as the browser writes numbers. */
export const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value) => (typeof value === 'number' ? plainNumber(value, navigator.language) : value),
};
