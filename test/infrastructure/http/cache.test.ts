import { describe, expect, it } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import { Cache } from '#infrastructure/http/cache.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';

function aCache() {
  const clock = new FakeClock();
  const cache = new Cache(clock);
  let calls = 0;
  const ask = async () => {
    calls += 1;
    return `answer ${calls}`;
  };
  return { clock, cache, ask };
}

describe('an answer', () => {
  it.each([
    ['short', 3_000],
    ['medium', 120_000],
    ['large', 600_000],
  ] as const)('from the %s cache is kept for %i ms, and no longer', async (name, milliseconds) => {
    const { clock, cache, ask } = aCache();
    const read = () => cache.remember('ann', 'v1/things', limits.cacheMs[name], ask);
    await read();

    clock.advance(milliseconds - 1);
    expect(await read()).toBe('answer 1');
    clock.advance(1);

    expect(await read()).toBe('answer 2');
  });

  it('in transit is shared by concurrent requests', async () => {
    const { cache, ask } = aCache();

    const answers = await Promise.all([1, 2, 3].map(() => cache.remember('ann', 'v1/me', 0, ask)));

    expect(answers).toEqual(['answer 1', 'answer 1', 'answer 1']);
  });

  it('is kept apart from the answers to other questions', async () => {
    const { cache, ask } = aCache();

    await cache.remember('ann', 'v1/one', 3_000, ask);

    expect(await cache.remember('ann', 'v1/other', 3_000, ask)).toBe('answer 2');
  });

  it('is asked for again once it is dropped, and no other', async () => {
    const { cache, ask } = aCache();
    await cache.remember('ann', 'v1/one', 3_000, ask);
    await cache.remember('ann', 'v1/one/more', 3_000, ask);

    cache.dropOne('v1/one');

    expect(await cache.remember('ann', 'v1/one', 3_000, ask)).toBe('answer 3');
    expect(await cache.remember('ann', 'v1/one/more', 3_000, ask)).toBe('answer 2');
  });

  it('is never given to another user', async () => {
    const { cache, ask } = aCache();
    await cache.remember('ann', 'v1/me', 3_000, ask);

    expect(await cache.remember('bob', 'v1/me', 3_000, ask)).toBe('answer 2');
    expect(await cache.remember('ann', 'v1/me', 3_000, ask)).toBe('answer 3');
  });

  it('that never came is asked for again', async () => {
    const { cache, ask } = aCache();
    const failing = cache.remember('ann', 'v1/me', 3_000, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');

    expect(await cache.remember('ann', 'v1/me', 3_000, ask)).toBe('answer 1');
  });

  it('is dropped by a write', async () => {
    const { cache, ask } = aCache();
    await cache.remember('ann', 'v1/one', 3_000, ask);
    await cache.remember('ann', 'v1/other', 3_000, ask);

    cache.drop(/one$/);

    expect(await cache.remember('ann', 'v1/one', 3_000, ask)).toBe('answer 3');
    expect(await cache.remember('ann', 'v1/other', 3_000, ask)).toBe('answer 2');
  });

  it('that was under way during a write is not kept', async () => {
    const { cache, ask } = aCache();
    let finish = (_: string) => {};
    const slow = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const early = cache.remember('ann', 'v1/one', 3_000, () => slow);

    cache.drop(/one$/);
    finish('what was true before');
    await early;

    expect(await cache.remember('ann', 'v1/one', 3_000, ask)).toBe('answer 1');
  });

  it('that failed late does not take away a newer one', async () => {
    const { cache, ask } = aCache();
    let fail = (_: Error) => {};
    const slow = new Promise<string>((_, reject) => {
      fail = reject;
    });
    const early = cache.remember('ann', 'v1/one', 3_000, () => slow);
    cache.drop(/one$/);
    await cache.remember('ann', 'v1/one', 3_000, ask);
    fail(new Error('late'));
    await expect(early).rejects.toThrow('late');

    expect(await cache.remember('ann', 'v1/one', 3_000, ask)).toBe('answer 1');
  });
});
