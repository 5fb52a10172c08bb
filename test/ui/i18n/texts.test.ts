import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bulkNotice } from '#domain/annotation/bulk/bulk-answers.ts';
import { httpMessages } from '#domain/shared/http-message.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';

let preferences: FakePreferences;
let warnings: string[];
beforeEach(() => {
  preferences = new FakePreferences();
  warnings = [];
});

const start = async (browser = 'en-US') => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  const texts = new Texts(preferences, { warn: (message) => warnings.push(message) });
  await texts.start();
  return texts;
};

describe('the language', () => {
  it('is the stored one first', async () => {
    preferences.write('language', 'de');

    const texts = await start('es-ES');

    expect(texts.say({ key: 'session.signOut' })).toBe('Abmelden');
    expect(document.documentElement.lang).toBe('de');
  });

  it.each([
    ['es', 'es'],
    ['de-AT', 'de'],
    ['fr', 'en'],
  ])('in a browser set to %s is %s', async (browser, language) => {
    expect((await start(browser)).language).toBe(language);
  });

  it.each([
    ['en', 'Try again in 1 second', 'Try again in 2 seconds', '1.000.000 datasets found'],
    ['de', 'in 1 Sekunde noch', 'in 2 Sekunden noch', '1.000.000 Datensätze gefunden'],
    ['es', 'en 1 segundo', 'en 2 segundos', '1.000.000 conjuntos'],
  ])(
    '%s counts one, some and millions, and writes numbers as the browser does',
    async (language, one, some, million) => {
      preferences.write('language', language);

      const texts = await start('de-DE');

      expect(texts.say({ key: 'errors.retry.seconds', values: { count: 1 } })).toContain(one);
      expect(texts.say({ key: 'errors.retry.seconds', values: { count: 2 } })).toContain(some);
      expect(texts.say({ key: 'datasets.found', values: { count: 1_000_000 } })).toBe(million);
    },
  );

  it('loads the texts of a page that was requested before the start', async () => {
    const texts = new Texts(preferences, { warn: (message) => warnings.push(message) });

    await texts.load('annotation');
    await texts.start();

    expect(warnings).toEqual([]);
    expect(texts.say({ key: 'annotation.submit' })).toBe('Submit');
  });

  it('changes at once, and is stored', async () => {
    const texts = await start();

    await texts.choose('es');

    expect(texts.say({ key: 'session.signOut' })).toBe('Cerrar sesión');
    expect(preferences.read('language')).toBe('es');
  });

  it('is the last one that the user chose, even if the files of an earlier choice arrive later', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const filesOf = (language: string, arrival = Promise.resolve()) => ({
      [`../../../locales/shell/${language}.json`]: async () => {
        await arrival;
        return { default: {} };
      },
    });
    const files = { ...filesOf('en'), ...filesOf('es', late), ...filesOf('de') };
    const texts = new Texts(preferences, { warn: (message) => warnings.push(message) }, files);
    await texts.start();

    const choices = [texts.choose('es'), texts.choose('de')];
    await choices[1];
    arrive();
    await choices[0];

    expect(texts.language).toBe('de');
    expect(document.documentElement.lang).toBe('de');
  });

  it('loads the texts of a module with its page, and again in another language', async () => {
    const texts = await start();
    const said = () => texts.say({ key: 'annotation.submit' });
    const before = said();

    await texts.load('annotation');
    const entered = said();
    await texts.choose('de');

    expect([before, entered, said()]).toEqual(['annotation.submit', 'Submit', 'Absenden']);
  });

  it('says in general why the server refused, if the text for it has not loaded', async () => {
    const texts = await start();
    const said = () => texts.say({ key: 'refusals.answer_incomplete' });
    const before = said();

    await texts.load('annotation');

    expect([before, said()]).toEqual(['The server did not accept the request', 'A required question has no answer']);
  });

  it('that is unknown is only logged', async () => {
    preferences.write('language', 'tlh');

    const texts = await start();

    expect(texts.language).toBe('en');
    expect(warnings).toEqual(['no language has the code tlh']);
  });

  it('returns text from outside unchanged', async () => {
    const texts = await start();

    expect(texts.say({ text: '<b>{{count}}</b>' })).toBe('<b>{{count}}</b>');
  });
});

describe('a call that fails', () => {
  it.each(['en', 'de', 'es'])('has a text for each error code of the server, in %s', async (language) => {
    preferences.write('language', language);

    const texts = await start();

    for (const key of httpMessages) {
      const said = texts.say({ key, values: { count: 2 } });
      expect(said).not.toBe(key);
      expect(said).not.toContain('{{');
    }
  });

  it.each([
    ['en', 'The distribution cannot be changed once there are responses'],
    ['de', 'Die Verteilung kann nicht mehr geändert werden, sobald es Antworten gibt'],
    ['es', 'La distribución no se puede cambiar cuando ya hay respuestas'],
  ])('because there are responses says in %s that the distribution cannot be changed', async (language, text) => {
    preferences.write('language', language);

    const texts = await start();
    await texts.load('dataset-settings');

    expect(texts.say({ key: 'refusals.update_distribution_with_existing_responses' })).toBe(text);
  });
});

describe('a bulk action', () => {
  it.each([
    ['en', 'Some records failed to annotate'],
    ['de', 'Einige Einträge konnten nicht annotiert werden'],
    ['es', 'Algunos registros no se pudieron anotar'],
  ])('with a record that failed says so in %s', async (language, text) => {
    preferences.write('language', language);
    const texts = await start();
    await texts.load('bulk');

    const notice = bulkNotice([
      { recordId: 'a', isSaved: true },
      { recordId: 'b', isSaved: false },
    ]);

    expect(notice && texts.say(notice.message)).toBe(text);
  });
});
