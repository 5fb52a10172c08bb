import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import { LocalTokenStore } from '#infrastructure/browser/storage/local-token-store.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';

afterEach(() => localStorage.clear());

/** Writes as another tab does: the browser notifies all other tabs. */
function writeElsewhere(token: string | undefined) {
  if (token === undefined) localStorage.removeItem('auth.token');
  else localStorage.setItem('auth.token', token);
  dispatchEvent(new StorageEvent('storage', { key: 'auth.token' }));
}

interface Tab {
  readonly store: TokenStore;
  readonly changeElsewhere: (token: string | undefined) => void;
}

describe.each<[string, () => Tab]>([
  ['local', () => ({ store: new LocalTokenStore(), changeElsewhere: writeElsewhere })],
  [
    'fake',
    () => {
      const store = new FakeTokenStore();
      return { store, changeElsewhere: (token) => store.changeElsewhere(token) };
    },
  ],
])('a token store (%s)', (_, open) => {
  it('is empty at first', () => {
    expect(open().store.read()).toBeUndefined();
  });

  it('returns the stored token until it is removed', () => {
    const { store } = open();

    store.write('secret');
    expect(store.read()).toBe('secret');
    store.write(undefined);

    expect(store.read()).toBeUndefined();
  });

  it('notifies its watchers when another tab signs in or out, and returns the new token', () => {
    const { store, changeElsewhere } = open();
    const seen: (string | undefined)[] = [];
    const stop = store.watch(() => seen.push(store.read()));

    changeElsewhere('theirs');
    changeElsewhere(undefined);
    stop();
    changeElsewhere('unheard');

    expect(seen).toEqual(['theirs', undefined]);
  });

  it('does not notify its watchers of its own changes', () => {
    const { store } = open();
    const changed = vi.fn();
    store.watch(changed);

    store.write('mine');

    expect(changed).not.toHaveBeenCalled();
  });
});

describe('the access token', () => {
  it('is stored in localStorage as auth.token for the next visit', () => {
    new LocalTokenStore().write('secret');

    expect(localStorage.getItem('auth.token')).toBe('secret');
    expect(new LocalTokenStore().read()).toBe('secret');
  });

  it('from another tab is used only after the watchers were notified', () => {
    const store = new LocalTokenStore();
    store.write('mine');

    localStorage.setItem('auth.token', 'theirs');
    expect(store.read()).toBe('mine');
    dispatchEvent(new StorageEvent('storage', { key: null }));

    expect(store.read()).toBe('theirs');
  });

  it('does not change when another localStorage key changes', () => {
    const store = new LocalTokenStore();
    localStorage.setItem('auth.token', 'theirs');

    dispatchEvent(new StorageEvent('storage', { key: 'postil.theme' }));

    expect(store.read()).toBeUndefined();
  });

  it('is kept in memory when localStorage is denied', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = new LocalTokenStore();

    store.write('secret');
    expect(store.read()).toBe('secret');
    store.write(undefined);

    expect(store.read()).toBeUndefined();
  });
});
