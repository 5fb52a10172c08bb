import { describe, expect, it } from 'vitest';
import { findLanguage, resolveLanguage } from '#domain/session/language.ts';

describe('the language', () => {
  it.each([
    ['the stored preference decides before anything else', 'de', 'es', 'de'],
    ['without a preference the browser language decides', undefined, 'es', 'es'],
    ['the browser language is read in any case', undefined, 'ES', 'es'],
    ['if the exact language is not available the base language decides', undefined, 'de-AT', 'de'],
    ['a base language has any number of parts after it', undefined, 'es-Latn-419', 'es'],
    ['if none is available it is English', undefined, 'fr', 'en'],
    ['if none is available with its region it is English', undefined, 'fr-CA', 'en'],
    ['without a browser language it is English', undefined, undefined, 'en'],
    ['an unknown preference counts as none', 'xx', 'de', 'de'],
    ['an unknown preference and browser language give English', 'xx', 'yy', 'en'],
    ['an empty preference counts as none', '', 'es-MX', 'es'],
  ])('%s', (_, stored, browser, language) => {
    expect(resolveLanguage(stored, browser)).toBe(language);
  });

  it.each([undefined, '', 'xx', 'de-AT'])('is not found by an invalid code: %j', (code) => {
    expect(findLanguage(code)).toBeUndefined();
  });
});
