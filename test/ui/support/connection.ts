import { vi } from 'vitest';

/** The browser says that it is online or offline, and sends the event. */
export function beOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The connection has last changed long ago; the moment is remembered from test to test. */
export function forgetConnection() {
  vi.useFakeTimers({ now: 0 });
  beOnline(true);
  vi.useRealTimers();
}
