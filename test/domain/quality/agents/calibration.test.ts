import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationError, cutFor, reliabilityCurve, usefulCuts } from '#domain/quality/agents/calibration.ts';

const bins = [
  { bin: 9, answers: 10, scores: 9.5, equal: 8 },
  { bin: 4, answers: 0, scores: 0, equal: 0 },
  { bin: 2, answers: 30, scores: 7.5, equal: 9 },
];

const cuts = [
  { score: 0.9, precision: 0.8, suggestions: 10 },
  { score: 0.7, precision: 0.95, suggestions: 20 },
  { score: 0.4, precision: 0.6, suggestions: 50 },
  { score: 0.5, precision: 0.6, suggestions: 40 },
  { score: 0.95, precision: 1, suggestions: 2 },
];

describe('the calibration of scores', () => {
  it('compares the mean score of a bin with the share of equal answers', () => {
    expect(reliabilityCurve(bins)).toEqual([
      { from: 0.9, to: 1, answers: 10, meanScore: 0.95, equal: 8 },
      { from: 0.2, to: 0.3, answers: 30, meanScore: 0.25, equal: 9 },
    ]);
    expect(calibrationError(reliabilityCurve(bins))).toBeCloseTo((10 * 0.15 + 30 * 0.05) / 40, 12);
    expect(calibrationError([])).toBeNull();
  });

  it('proposes the lowest score with the wished precision', () => {
    expect(cutFor(cuts, 0.9)).toEqual({ score: 0.7, precision: 0.95, suggestions: 20 });
    expect(cutFor(cuts, 0.5)).toMatchObject({ score: 0.4 });
    expect(cutFor(cuts, 0.96)).toMatchObject({ score: 0.95 });
    expect(cutFor(cuts.slice(0, 1), 0.9)).toBeUndefined();
  });

  it('proposes the same cut by the useful ones', () => {
    const cut = fc.record({
      score: fc.double({ min: 0, max: 1, noNaN: true }),
      precision: fc.double({ min: 0, max: 1, noNaN: true }),
      suggestions: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(cut), fc.double({ min: 0, max: 1, noNaN: true }), (all, wished) => {
        expect(cutFor(usefulCuts(all), wished)).toEqual(cutFor(all, wished));
        const lowest = Math.min(...all.filter(({ precision }) => precision >= wished).map(({ score }) => score));
        expect(cutFor(all, wished)?.score ?? Number.POSITIVE_INFINITY).toBe(lowest);
      }),
    );
  });
});
