import { describe, expect, it } from 'vitest';
import { SystemClock } from '#infrastructure/browser/system-clock.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';

describe('the system clock', () => {
  it('advances by the time waited', async () => {
    const clock = new SystemClock();
    const before = clock.now();

    await clock.wait(20);

    expect(clock.now() - before).toBeGreaterThanOrEqual(19);
  });
});

describe('the fake clock', () => {
  it('resolves only the waits that are due', async () => {
    const clock = new FakeClock();
    const woken: number[] = [];
    for (const milliseconds of [100, 200]) void clock.wait(milliseconds).then(() => woken.push(milliseconds));

    clock.advance(100);
    await Promise.resolve();

    expect([woken, clock.now(), clock.patience]).toEqual([[100], 100, 100]);
  });
});
