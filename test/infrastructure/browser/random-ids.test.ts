import { describe, expect, it } from 'vitest';
import type { Ids } from '#application/ports/shared/ids.ts';
import { RandomIds } from '#infrastructure/browser/random-ids.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { FakeIds } from '../../support/browser/fake-ids.ts';

describe.each<[string, () => Ids]>([
  ['random', () => new RandomIds(new FakeClock())],
  ['fake', () => new FakeIds()],
])('ids (%s)', (_, create) => {
  it('are unique and ascending within one millisecond', () => {
    const ids = create();
    const made = Array.from({ length: 2000 }, () => ids.next());

    expect(made).toEqual([...new Set(made)].sort());
  });
});

describe('random ids', () => {
  it('ascend with time, even if the clock is set back', () => {
    const clock = new FakeClock();
    const ids = new RandomIds(clock);
    const made = [5_000_000_000_000, -3_600_000, 1].map((step) => {
      clock.advance(step);
      return ids.next();
    });

    expect(made).toEqual(made.toSorted());
  });

  it('differ between two tabs', () => {
    const clock = new FakeClock();

    expect(new RandomIds(clock).next()).not.toBe(new RandomIds(clock).next());
  });
});
