import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codePoints, slice, toCodePoint, toUnit } from '#domain/annotation/spans/code-points.ts';

interface Slices {
  readonly seed: number;
  readonly longest: number;
  /** How many texts share a digest. */
  readonly together: number;
  readonly ranges: readonly (readonly [number, number])[];
  readonly digests: readonly string[];
}

/** Written by `write-slices.py` beside it. */
const slices: Slices = JSON.parse(readFileSync(new URL('../../../support/spans/slices.json', import.meta.url), 'utf8'));

/** A generator that is the same line for line in Python. */
class Dice {
  constructor(private state: number) {}

  below(bound: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return (this.state >>> 15) % bound;
  }
}

function pointsFrom(dice: Dice): readonly number[] {
  return Array.from({ length: dice.below(slices.longest + 1) }, () => {
    const [first, last] = slices.ranges[dice.below(slices.ranges.length)] ?? [0, 0];
    return first + dice.below(last - first + 1);
  });
}

/** A text, and what we say of a stretch of it. */
function saidOfNext(dice: Dice): string {
  const made = pointsFrom(dice);
  const text = codePoints(String.fromCodePoint(...made));
  const start = dice.below(made.length + 2);
  const end = start + dice.below(made.length + 2);
  const [from, to] = [toUnit(text, start), toUnit(text, end)];
  const there = [toCodePoint(text, from), toCodePoint(text, to)];
  const back = there.map((point) => toUnit(text, point));
  return `${text.length} ${back.join(' ')} ${slice(text, start, end)}\n`;
}

describe('100,000 texts of every script', () => {
  it('are cut where Python cuts them, and their places found again', () => {
    const dice = new Dice(slices.seed);

    const digests = slices.digests.map(() => {
      const said = Array.from({ length: slices.together }, () => saidOfNext(dice));
      return createHash('sha256').update(said.join('')).digest('hex').slice(0, 16);
    });

    expect(digests.length * slices.together).toBe(100_000);
    expect(digests).toEqual(slices.digests);
  });
});
