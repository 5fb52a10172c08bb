import { describe, expect, it } from 'vitest';
import { ConcurrencyLimiter } from '#application/shared/concurrency-limiter.ts';

function someWork(count: number) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = Array.from({ length: count }, (_, number) => async () => {
    begun.push(number);
    await new Promise<void>((end) => {
      ends[number] = end;
    });
    return number;
  });
  return { begun, works, end: (number: number) => ends[number]?.() };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
const always = () => true;

describe('a concurrency limiter', () => {
  it('starts the next work when a running one ends', async () => {
    const turns = new ConcurrencyLimiter(2);
    const { begun, works, end } = someWork(4);
    const results = works.map((work) => turns.run(work, always));
    await soon();
    expect(begun).toEqual([0, 1]);

    end(1);
    await soon();
    expect(begun).toEqual([0, 1, 2]);

    for (const number of [0, 2]) end(number);
    await soon();
    end(3);
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
  });

  it('skips work that is not wanted any more', async () => {
    const turns = new ConcurrencyLimiter(1);
    const { begun, works, end } = someWork(3);
    let isWanted = true;
    const results = works.map((work, number) => turns.run(work, () => number !== 1 || isWanted));
    isWanted = false;

    end(0);
    await soon();
    end(2);

    expect(await Promise.all(results)).toEqual([0, undefined, 2]);
    expect(begun).toEqual([0, 2]);
  });

  it('continues after a failure', async () => {
    const turns = new ConcurrencyLimiter(1);

    await expect(turns.run(() => Promise.reject(new Error('no')), always)).rejects.toThrow('no');

    expect(await turns.run(async () => 'yes', always)).toBe('yes');
  });
});
