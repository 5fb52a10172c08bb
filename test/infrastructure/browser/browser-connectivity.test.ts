import { describe, expect, it } from 'vitest';
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
  it('is there at first', () => {
    expect(open().connectivity.isOnline).toBe(true);
  });

  it('is told when it goes and comes, until nobody watches', () => {
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
