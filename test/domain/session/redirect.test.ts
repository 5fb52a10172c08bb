import { describe, expect, it } from 'vitest';
import { targetAfterSignIn } from '#domain/session/redirect.ts';

describe('the target after a sign-in', () => {
  it.each(['/', '/user-settings', '/dataset/1/annotation-mode?page=7&search=%7B%7D', '/stanfordnlp%2Fimdb', '/ä'])(
    'is the stored path of this application: %s',
    (redirectTo) => {
      expect(targetAfterSignIn(redirectTo)).toBe(redirectTo);
    },
  );

  it.each([
    undefined,
    '',
    'https://example.org/',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    '/\t/example.org',
    '/\n/example.org',
    'javascript:alert(1)',
    'user-settings',
    ' //example.org',
  ])('is home for paths of other sites: %j', (redirectTo) => {
    expect(targetAfterSignIn(redirectTo)).toBe('/');
  });
});
