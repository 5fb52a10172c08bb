import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import { retryWhenOnline } from '#ui/shared/retrying/retry-when-online.ts';
import { beOnline, forgetConnection } from '../../support/connection.ts';

beforeEach(() => {
  forgetConnection();
  vi.useFakeTimers();
});
afterEach(forgetConnection);

const failure = new Error('no network');
let loads: number;
beforeEach(() => {
  loads = 0;
});
/** Fails until it has been called so often. */
const loadFailing = (times: number) => async () => {
  loads += 1;
  if (loads <= times) throw failure;
  return 'here';
};

describe('retryWhenOnline', () => {
  it('waits while offline, and retries when the browser is online', async () => {
    beOnline(false);
    const loading = retryWhenOnline(loadFailing(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loads).toBe(1);

    beOnline(true);

    expect(await loading).toBe('here');
    expect(loads).toBe(2);
  });

  it('waits also if the browser says only after the failure that it is offline', async () => {
    const loading = retryWhenOnline(loadFailing(1));
    await vi.advanceTimersByTimeAsync(0);
    beOnline(false);
    await vi.advanceTimersByTimeAsync(60_000);

    beOnline(true);

    expect(await loading).toBe('here');
  });

  it('retries while the network is not ready yet', async () => {
    beOnline(false);
    const loading = retryWhenOnline(loadFailing(5));
    await vi.advanceTimersByTimeAsync(60_000);

    beOnline(true);
    await vi.advanceTimersByTimeAsync(limits.reconnectionMs);

    expect(await loading).toBe('here');
  });

  it('retries a load that began just after the browser was online again', async () => {
    beOnline(false);
    beOnline(true);
    const loading = retryWhenOnline(loadFailing(1));
    await vi.advanceTimersByTimeAsync(limits.reconnectionMs);

    expect(await loading).toBe('here');
  });

  it('rejects if the load fails online', async () => {
    const loading = retryWhenOnline(loadFailing(Number.POSITIVE_INFINITY));
    const [outcome] = await Promise.all([
      Promise.allSettled([loading]),
      vi.advanceTimersByTimeAsync(limits.offlineEventMs),
    ]);

    expect(outcome).toEqual([{ status: 'rejected', reason: failure }]);
    expect(loads).toBe(1);
  });

  it('rejects if the load still fails some seconds after the browser is online', async () => {
    beOnline(false);
    const loading = retryWhenOnline(loadFailing(Number.POSITIVE_INFINITY));
    await vi.advanceTimersByTimeAsync(limits.offlineEventMs);

    beOnline(true);
    const [outcome] = await Promise.all([
      Promise.allSettled([loading]),
      vi.advanceTimersByTimeAsync(limits.reconnectionMs + limits.offlineEventMs),
    ]);

    expect(outcome).toEqual([{ status: 'rejected', reason: failure }]);
  });
});
