import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitizingDisagreement } from '#domain/quality/unitizing.ts';

/** The text of the example begins at 150. */
const from = (label: string, ...units: readonly (readonly [start: number, length: number])[]) =>
  units.map(([start, length]) => ({ label, start: start - 150, end: start - 150 + length }));
const c = [from('c', [225, 70], [370, 30]), from('c', [220, 80], [355, 20], [400, 20])] as const;
const k = [from('k', [180, 60], [300, 50]), from('k', [180, 60], [300, 50])] as const;
const alphaOf = ({ observed, expected }: ReturnType<typeof unitizingDisagreement>) => 1 - observed / expected;

describe('disagreement on units', () => {
  it('is that of the example by Krippendorff (2004)', () => {
    const [ofC, ofK] = [unitizingDisagreement(c, 300), unitizingDisagreement(k, 300)];
    const both = unitizingDisagreement(
      [
        [...c[0], ...k[0]],
        [...c[1], ...k[1]],
      ],
      300,
    );

    expect(ofC.observed).toBeCloseTo(0.0144, 4);
    expect(ofC.expected).toBeCloseTo(0.0532, 4);
    expect(ofK.observed).toBe(0);
    expect(ofK.expected).toBeCloseTo(0.049, 4);
    expect([alphaOf(ofC), alphaOf(ofK), alphaOf(both)]).toEqual([
      expect.closeTo(0.7285, 3),
      1,
      expect.closeTo(0.8587, 4),
    ]);
  });

  it('takes spans of a user with the same label and common code points as one unit', () => {
    const parts = from('x', [150, 5], [153, 7], [170, 5]);
    const whole = from('x', [150, 10], [170, 5]);

    expect(unitizingDisagreement([parts, whole], 50)).toEqual(unitizingDisagreement([whole, whole], 50));
    expect(unitizingDisagreement([from('x', [150, 10], [152, 3]), whole], 50)).toEqual(
      unitizingDisagreement([from('x', [150, 10]), whole], 50),
    );
  });

  it.each([
    ['one user', [c[0]], 300],
    ['no spans', [[], []], 300],
    ['a text of one marked letter', [from('x', [150, 1]), from('x', [150, 1])], 1],
  ])('is nothing for %s', (_, answers, length) => {
    expect(unitizingDisagreement(answers, length)).toEqual({ observed: 0, expected: 0 });
  });

  it('is nothing for the same spans, and the same in any order of users', () => {
    const unit = fc.record({
      start: fc.nat(80),
      size: fc.integer({ min: 1, max: 19 }),
      label: fc.constantFrom('a', 'b'),
    });
    const spans = fc
      .array(unit, { maxLength: 5 })
      .map((all) => all.map(({ start, size, label }) => ({ label, start, end: start + size })));

    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const there = unitizingDisagreement([one, other], 100);
        const back = unitizingDisagreement([other, one], 100);
        expect(unitizingDisagreement([one, one], 100).observed).toBe(0);
        expect(back.observed).toBeCloseTo(there.observed, 9);
        expect(back.expected).toBeCloseTo(there.expected, 9);
      }),
    );
  });
});
