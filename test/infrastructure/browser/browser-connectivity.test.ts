import { describe, expect, it, vi } from 'vitest';
import { BrowserConnectivity } from '#infrastructure/browser/browser-connectivity.ts';
import { FakeConnectivity } from '../../support/browser/fake-connectivity.ts';

describe.each([
  [
    'browser',
    () => ({
      connectivity: new BrowserConnectivity(),
      turn: (isOnline: boolean) => dispatchEvent(new Event(isOnline ? 'online' : 'offline')),
    }),
  ],
  [
    'fake',
    () => {
      const connectivity = new FakeConnectivity();
      return { connectivity, turn: (isOnline: boolean) => connectivity.turn(isOnline) };
    },
  ],
])('connectivity (%s)', (_, open) => {
  it('is online at first', () => {
    expect(open().connectivity.isOnline).toBe(true);
  });

  it('has no connection type and no data saving if the browser reports none', () => {
    expect(open().connectivity.connection).toEqual({ isOnline: true, effectiveType: undefined, savesData: false });
  });

  it('reports going offline and online until the watcher stops', () => {
    const { connectivity, turn } = open();
    const seen: boolean[] = [];
    const stop = connectivity.watch((isOnline) => seen.push(isOnline));

    turn(false);
    turn(true);
    stop();
    turn(false);

    expect(seen).toEqual([false, true]);
  });
});

it('connectivity has the connection type and data saving that the browser reports', () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { effectiveType: '2g', saveData: true } });

  const { connection } = new BrowserConnectivity();

  vi.unstubAllGlobals();
  expect(connection).toEqual({ isOnline: true, effectiveType: '2g', savesData: true });
});
