import { describe, expect, it } from 'vitest';
import { AdaptiveThrottle } from '#ui/annotation/model/live/adaptive-throttle.ts';
import { FakeClock } from '../../../../support/browser/fake-clock.ts';

async function looks(seconds: number, every: number) {
  const clock = new FakeClock();
  const throttle = new AdaptiveThrottle(clock);
  const times: number[] = [];
  let isDue = false;
  for (let time = 0; time < seconds * 1000; time += 50) {
    if (time % every === 0 && !isDue) {
      isDue = true;
      throttle.schedule(() => {
        isDue = false;
        times.push(clock.now());
      });
    }
    clock.advance(50);
    await Promise.resolve();
    await Promise.resolve();
  }
  return times;
}

describe('AdaptiveThrottle', () => {
  it('runs less and less often while requests keep coming', async () => {
    const times = await looks(60, 50);

    expect(times.length).toBeLessThan(15);
    expect(times[0]).toBe(250);
  });

  it('runs soon after occasional requests', async () => {
    const times = await looks(60, 5000);

    expect(times).toHaveLength(12);
    expect(times.map((time) => time % 5000)).toEqual(times.map(() => 250));
  });

  it('runs soon after a reset, even after long pauses', async () => {
    const clock = new FakeClock();
    const throttle = new AdaptiveThrottle(clock);
    let count = 0;
    const look = () => {
      count += 1;
    };
    for (let time = 0; time < 5; time += 1) {
      throttle.schedule(look);
      clock.advance(clock.patience ?? 0);
      await Promise.resolve();
      await Promise.resolve();
    }
    throttle.schedule(look);
    expect(clock.patience).toBeGreaterThan(1000);

    throttle.reset();
    clock.advance(250);
    await Promise.resolve();
    await Promise.resolve();

    expect(count).toBe(6);
    expect(clock.patience).toBeGreaterThan(1000); // the pending run was replaced by the earlier one
    clock.advance(10_000);
    await Promise.resolve();
    expect(count).toBe(6);
  });
});
