import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocalPreferences } from '#infrastructure/browser/storage/local-preferences.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';

afterEach(() => localStorage.clear());

describe.each([
  ['local', () => new LocalPreferences()],
  ['fake', () => new FakePreferences()],
])('preferences (%s)', (_, open) => {
  it('are unset and persistent at first', () => {
    expect(open().isPersistent).toBe(true);
    expect(open().read('theme')).toBeUndefined();
  });

  it('are set and unset independently of each other', () => {
    const preferences = open();

    preferences.write('theme', 'dark');
    preferences.write('language', 'de');
    preferences.write('language', undefined);

    expect([preferences.read('theme'), preferences.read('language')]).toEqual(['dark', undefined]);
  });
});

describe('a preference', () => {
  it('has its own localStorage entry, which the next visit reads', () => {
    new LocalPreferences().write('theme', 'dark');

    expect(localStorage.getItem('postil.theme')).toBe('dark');
    expect(new LocalPreferences().read('theme')).toBe('dark');
  });

  it('is kept in memory when localStorage is denied', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const preferences = new LocalPreferences();

    preferences.write('theme', 'dark');

    expect(preferences.read('theme')).toBe('dark');
    expect(preferences.isPersistent).toBe(false);
  });

  it('is read from a full localStorage, and its changes are kept in memory', () => {
    new LocalPreferences().write('theme', 'dark');
    new LocalPreferences().write('language', 'de');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const preferences = new LocalPreferences();

    preferences.write('language', 'es');

    expect([preferences.read('theme'), preferences.read('language')]).toEqual(['dark', 'es']);
    expect(preferences.isPersistent).toBe(false);
  });

  it('is kept in memory when localStorage fills up', () => {
    const preferences = new LocalPreferences();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    preferences.write('theme', 'dark');

    expect(preferences.read('theme')).toBe('dark');
  });
});
