import { describe, expect, it } from 'vitest';
import { mayPrefetch, mayReload } from '#domain/shared/loading.ts';

const good = { isOnline: true, effectiveType: '4g', savesData: false };

describe('a link', () => {
  it.each([
    ['a good connection', good],
    ['a 3g connection', { ...good, effectiveType: '3g' }],
    ['a connection that no browser rates', { ...good, effectiveType: undefined }],
  ])('prefetches its page on %s', (_, connection) => {
    expect(mayPrefetch(connection)).toBe(true);
  });

  it.each([
    ['an offline connection', { ...good, isOnline: false }],
    ['a 2g connection', { ...good, effectiveType: '2g' }],
    ['a slow 2g connection', { ...good, effectiveType: 'slow-2g' }],
    ['a data-saver connection', { ...good, savesData: true }],
  ])('prefetches nothing on %s', (_, connection) => {
    expect(mayPrefetch(connection)).toBe(false);
  });
});

describe('a chunk that fails to load', () => {
  const now = 1_000_000;

  it('reloads the page the first time', () => {
    expect(mayReload(0, now)).toBe(true);
  });

  it.each([
    [0, false],
    [59_999, false],
    [60_000, true],
    [3_600_000, true],
  ])('reloads it at most once per 60 seconds: after %i ms %s', (passed, reloads) => {
    expect(mayReload(now - passed, now)).toBe(reloads);
  });
});
