import { beforeEach, describe, expect, it } from 'vitest';
import { Texts } from '#ui/i18n/texts.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';

const signOut = { session: { signOut: { de: 'Abmelden', en: 'Sign out', es: 'Cerrar sesión' } } };
let missing: readonly string[];
let warnings: string[];
beforeEach(() => {
  missing = [];
  warnings = [];
});

/** Texts whose files in `missing` do not load, in a German browser. */
function texts() {
  const load = (name: string, language: 'de' | 'en' | 'es') => async () => {
    if (missing.includes(`${name}/${language}`)) throw new TypeError('Failed to fetch');
    return { default: { [name]: { signOut: signOut.session.signOut[language] } } };
  };
  const files = ['shell', 'people', 'keys'].flatMap((part) =>
    (['de', 'en', 'es'] as const).map(
      (language) => [`../../../locales/${part}/${language}.json`, load(part, language)] as const,
    ),
  );
  const preferences = new FakePreferences();
  preferences.write('language', 'de');
  return new Texts(preferences, { warn: (message) => warnings.push(message) }, Object.fromEntries(files));
}

const word = (from: Texts, part = 'shell') => from.say({ key: `${part}.signOut` });

describe('locale files that do not load', () => {
  it('leave the start texts, in the language of the user', async () => {
    missing = ['shell/de', 'shell/en'];
    const started = texts();

    await started.start();

    expect([started.isReady, started.starting.hasFailed]).toEqual([false, true]);
    expect(started.say({ key: 'common.retry' })).toBe('Erneut versuchen');
    expect(started.say({ key: 'errors.http.network' })).toBe(
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung',
    );
    expect(document.documentElement.lang).toBe('de');
  });

  it('load on a retry', async () => {
    missing = ['shell/de', 'shell/en'];
    const started = texts();
    await started.start();
    missing = [];

    await started.start();

    expect([started.isReady, word(started)]).toEqual([true, 'Abmelden']);
  });

  it('fall back to English', async () => {
    missing = ['shell/de', 'people/de'];
    const started = texts();

    await started.start();
    await started.load('people');

    expect([started.isReady, started.language]).toEqual([true, 'en']);
    expect([word(started), word(started, 'people')]).toEqual(['Sign out', 'Sign out']);
  });

  it('reject the load of a page if no language loads', async () => {
    missing = ['people/de', 'people/en'];
    const started = texts();
    await started.start();

    await expect(started.load('people')).rejects.toThrow('POSTIL_FETCHING_TEXTS');
    missing = [];
    await started.load('people');

    expect(word(started, 'people')).toBe('Abmelden');
  });

  it('keep the current language if those of another one are missing', async () => {
    missing = ['people/es'];
    const started = texts();
    await started.start();
    await started.load('people');

    await started.choose('es');

    expect([started.language, word(started), document.documentElement.lang]).toEqual(['de', 'Abmelden', 'de']);
  });

  it('are logged', async () => {
    missing = ['shell/de'];

    await texts().start();

    expect(warnings).toEqual(['the texts of shell for de did not load']);
  });
});
