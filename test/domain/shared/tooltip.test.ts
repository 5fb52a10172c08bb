import { expect, it } from 'vitest';
import { tooltipWidth } from '#domain/shared/tooltip.ts';

it.each([
  [0, 100],
  [39, 100],
  [40, 400],
  [400, 400],
])(
  'gives a tooltip 100px if its text is shorter than 40 characters, else 400px: %i characters, %ipx',
  (length, width) => {
    expect(tooltipWidth('😀'.repeat(length))).toBe(width);
  },
);
