import { describe, expect, it } from 'vitest';
import { countInput, pauseActiveTime, startActiveTime } from '#domain/annotation/active-time.ts';

describe('the active time on a record', () => {
  it('is the time between inputs', () => {
    expect(countInput(countInput(startActiveTime(1_000), 3_000), 6_000).total).toBe(5_000);
  });

  it('counts one minute of a longer pause', () => {
    expect(countInput(startActiveTime(0), 3_600_000).total).toBe(60_000);
    expect(countInput(startActiveTime(0), 60_000).total).toBe(60_000);
  });

  it('ignores the time in which the page is hidden', () => {
    const hidden = pauseActiveTime(startActiveTime(0), 2_000);

    expect(hidden.total).toBe(2_000);
    expect(pauseActiveTime(hidden, 9_000).total).toBe(2_000);
    const back = countInput(hidden, 20_000);
    expect(countInput(back, 23_000).total).toBe(5_000);
  });

  it('never shrinks when the clock goes back', () => {
    expect(countInput(startActiveTime(5_000), 1_000).total).toBe(0);
  });
});
