import { afterEach, describe, expect, it, vi } from 'vitest';
import { retryWhenOnline } from '#ui/shared/retrying/retry-when-online.ts';

const be = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
afterEach(() => be(true));

describe('retryWhenOnline', () => {
  it('waits while offline, and retries when the browser is online', async () => {
    be(false);
    let asked = 0;
    const fetched = retryWhenOnline(async () => {
      asked += 1;
      if (!navigator.onLine) throw new Error('no network');
      return 'here';
    });
    await Promise.resolve();

    be(true);

    expect(await fetched).toBe('here');
    expect(asked).toBe(2);
  });

  it('rejects if the load fails online', async () => {
    await expect(retryWhenOnline(async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});
