import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import { Prefetcher } from '#ui/navigation/prefetcher.ts';
import { type AppRoute, lazyScreen } from '#ui/navigation/route.ts';
import { ChunkReload } from '#ui/shared/chunk-reload.ts';
import type { PageModules } from '#ui/shared/page-modules.ts';
import { Toggles } from '#ui/shared/toggles.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { FakeConnectivity } from '../../support/browser/fake-connectivity.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';
import { beOnline, forgetConnection } from '../support/connection.ts';

let clock: FakeClock;
let connectivity: FakeConnectivity;
let preferences: FakePreferences;
let chunks: ChunkReload;
let prefetcher: Prefetcher;
let fetched: string[];
const pageModules: PageModules = {
  prefetch: () => undefined,
  startOutbox: async () => undefined,
  countUnsent: async () => 0,
  isLoaded: () => false,
  load: async (module) => void fetched.push(`the module ${module}`),
  signOut: () => undefined,
};
beforeEach(() => {
  clock = new FakeClock();
  connectivity = new FakeConnectivity();
  preferences = new FakePreferences();
  chunks = new ChunkReload(preferences, clock, connectivity);
  prefetcher = new Prefetcher(connectivity, chunks, new Toggles(preferences), pageModules);
  fetched = [];
});

const page = (name: string): AppRoute => ({
  name,
  path: `/${name}`,
  ...lazyScreen(async () => {
    fetched.push(name);
    return () => null;
  }),
});

describe('a page', () => {
  it('is prefetched once, even with several links to it', () => {
    prefetcher.fetch(page('people'));
    prefetcher.fetch(page('people'));
    prefetcher.fetch(page('settings'));

    expect(fetched).toEqual(['people', 'settings']);
  });

  it('is prefetched with its module', () => {
    prefetcher.fetch({ ...page('people'), module: 'people' });

    expect(fetched).toEqual(['people', 'the module people']);
  });

  it('without lazy code is not prefetched', () => {
    prefetcher.fetch({ name: 'sign-in', path: '/sign-in', screen: () => null });

    expect(fetched).toEqual([]);
  });

  it.each([
    ['offline', { isOnline: false }],
    ['on 2g', { effectiveType: '2g' }],
    ['on slow 2g', { effectiveType: 'slow-2g' }],
    ['where data are saved', { savesData: true }],
  ])('is not prefetched %s', (_, connection) => {
    Object.assign(connectivity, connection);

    prefetcher.fetch(page('people'));

    expect(fetched).toEqual([]);
  });

  it('is not prefetched if prefetching is switched off', () => {
    preferences.write('toggle.prefetch', 'off');

    prefetcher.fetch(page('people'));

    expect(fetched).toEqual([]);
  });

  it('is prefetched once the connection allows it', () => {
    connectivity.turn(false);
    prefetcher.fetch(page('people'));
    connectivity.turn(true);

    prefetcher.fetch(page('people'));

    expect(fetched).toEqual(['people']);
  });
});

describe('a chunk that does not load', () => {
  let loads: number;
  beforeEach(() => {
    loads = 0;
    forgetConnection();
    vi.useFakeTimers();
    clock.advance(limits.chunkReloadMs);
  });
  afterEach(forgetConnection);
  const fail = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  const waitForEvent = () => vi.advanceTimersByTimeAsync(limits.offlineEventMs);
  const watch = () =>
    chunks.activate(() => {
      loads += 1;
    });

  it('reloads the page if the user needs it', async () => {
    const stop = watch();

    fail();
    await waitForEvent();

    stop();
    expect(loads).toBe(1);
  });

  it('does not reload the page while offline', async () => {
    const stop = watch();
    beOnline(false);

    fail();
    await vi.advanceTimersByTimeAsync(60_000);

    stop();
    expect(loads).toBe(0);
  });

  it('does not reload the page if the browser says only after the failure that it is offline', async () => {
    const stop = watch();

    fail();
    beOnline(false);
    await waitForEvent();

    stop();
    expect(loads).toBe(0);
  });

  it('does not reload the page in the seconds after the browser is online, when the network may not be ready', async () => {
    const stop = watch();
    beOnline(false);
    beOnline(true);

    fail();
    await waitForEvent();
    expect(loads).toBe(0);

    await vi.advanceTimersByTimeAsync(limits.reconnectionMs);
    fail();
    await waitForEvent();
    stop();
    expect(loads).toBe(1);
  });

  it('reloads the page once if the user needs it while a prefetch of it fails', async () => {
    const stop = watch();

    await chunks.withoutReload(async () => {
      fail();
      chunks.reload();
      chunks.reload();
    });
    await waitForEvent();

    stop();
    expect(loads).toBe(1);
  });

  it('does not reload the page if it was only prefetched', async () => {
    const stop = watch();

    await chunks.withoutReload(async () => {
      fail();
      throw new Error('not there');
    });
    await waitForEvent();
    expect(loads).toBe(0);

    fail();
    await waitForEvent();
    stop();
    expect(loads).toBe(1);
  });

  it('does not reload the page if another chunk of the same page has failed to prefetch before', async () => {
    const stop = watch();
    const failAtOnce = async () => {
      throw new Error('not there');
    };
    const failLater = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      fail();
      throw new Error('not there either');
    };

    const prefetching = chunks.withoutReload(failAtOnce, failLater);
    await waitForEvent();
    await prefetching;
    await waitForEvent();

    stop();
    expect(loads).toBe(0);
  });
});
