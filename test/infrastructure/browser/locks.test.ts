import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locks } from '#application/ports/shared/locks.ts';
import { LeasedLocks } from '#infrastructure/browser/leased-locks.ts';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';
import { WebLocks } from '#infrastructure/browser/web-locks.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { FakeIds } from '../../support/browser/fake-ids.ts';
import { FakeLocks } from '../../support/browser/fake-locks.ts';

class QuickClock extends FakeClock {
  override wait = async (milliseconds: number) => {
    this.advance(milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
}

const ids = new FakeIds();
const leased = (clock: FakeClock = new QuickClock()) => new LeasedLocks(new PostilDatabase(), clock, ids);

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteDB('postil');
});

function withFakes(): [Locks, Locks] {
  const locks = new FakeLocks();
  return [locks, locks];
}

describe.each<[string, () => [Locks, Locks]]>([
  ['leased', () => [leased(), leased()]],
  ['fake', withFakes],
])('locks (%s)', (_, open) => {
  it('run the work of two tabs one after the other', async () => {
    const [one, other] = open();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push(`${name} ends`);
    };

    await Promise.all([one.hold('outbox', work('one')), other.hold('outbox', work('other'))]);

    expect([steps.slice(0, 2), steps.slice(2)].map(([begins, ends]) => `${begins}, ${ends}`).sort()).toEqual([
      'one begins, one ends',
      'other begins, other ends',
    ]);
  });

  it('with different names do not block each other', async () => {
    const [one, other] = open();

    const nested = await one.hold('one thing', () => other.hold('another', async () => 'done'));

    expect(nested).toBe('done');
  });

  it('are released if the work fails', async () => {
    const [one, other] = open();
    await expect(one.hold('outbox', () => Promise.reject(new Error('no')))).rejects.toThrow('no');

    expect(await other.hold('outbox', async () => 'done')).toBe('done');
  });
});

describe('a leased lock', () => {
  it('expires if its tab is closed', async () => {
    void leased(new FakeClock()).hold('outbox', () => new Promise(() => {}));
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(await leased().hold('outbox', async () => 'done')).toBe('done');
  });

  it('runs the work without a lease when IndexedDB is denied', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(await leased().hold('outbox', async () => 'done')).toBe('done');
  });
});

describe('Web Locks', () => {
  it('are requested by name', async () => {
    const request = vi.fn((_: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal('navigator', { locks: { request } });

    expect(await new WebLocks().hold('outbox', async () => 'done')).toBe('done');
    expect(request).toHaveBeenCalledWith('outbox', expect.any(Function));
  });
});

describe('Web Locks', () => {
  it('run the work without a lock if the browser denies it, as in a frame without storage', async () => {
    const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });

    expect(await new WebLocks().hold('outbox', async () => 'done')).toBe('done');
  });

  it('do not run failed work a second time', async () => {
    let times = 0;
    vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<void>) => work() } });

    const held = new WebLocks().hold('outbox', async () => {
      times += 1;
      throw new Error('broken');
    });

    await expect(held).rejects.toThrow('broken');
    expect(times).toBe(1);
  });
});
