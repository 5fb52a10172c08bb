import { describe, expect, it } from 'vitest';
import { LazyWorkroom } from '#di/entrance/lazy-workroom.ts';
import { limits } from '#domain/shared/limits.ts';
import { FakeClock } from '../support/browser/fake-clock.ts';
import { FakeTokenStore } from '../support/browser/fake-token-store.ts';

function aWorkroom() {
  const clock = new FakeClock();
  let tries = 0;
  const load = () => {
    tries += 1;
    return Promise.reject(new Error('It does not load'));
  };
  const workroom = new LazyWorkroom(load, new FakeTokenStore('a token'), clock);
  return { workroom, clock, tries: () => tries };
}

describe('a room that does not load', () => {
  it('fails alike for whoever asks again at once, as somebody does who waits for it', async () => {
    const { workroom, tries } = aWorkroom();

    await expect(workroom.enter('people')).rejects.toThrow('It does not load');
    await expect(workroom.enter('people')).rejects.toThrow('It does not load');

    expect(tries()).toBe(1);
  });

  it('is tried again with a later visit', async () => {
    const { workroom, clock, tries } = aWorkroom();
    await expect(workroom.enter('people')).rejects.toThrow('It does not load');

    clock.advance(limits.failureKept);
    await Promise.resolve();
    await Promise.resolve();
    await expect(workroom.enter('people')).rejects.toThrow('It does not load');

    expect(tries()).toBe(2);
  });
});
