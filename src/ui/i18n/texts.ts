import { createInstance, type i18n } from 'i18next';
import { makeAutoObservable } from 'mobx';
import { initReactI18next } from 'react-i18next';
import type { Log } from '#application/ports/shared/log.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { fallbackLanguage, findLanguage, type Language, resolveLanguage } from '#domain/session/language.ts';
import type { Message } from '#domain/shared/notice.ts';
import { numbers } from './numbers.ts';
import { withMany } from './plural-forms.ts';

const files = {
  en: () => import('#locales/en.json'),
  de: () => import('#locales/de.json'),
  es: () => import('#locales/es.json'),
};

/** The words of the product, in the language the person reads. */
export class Texts {
  language: Language = fallbackLanguage;
  readonly i18n: i18n = createInstance();

  constructor(
    private readonly preferences: Preferences,
    private readonly log: Log,
  ) {
    makeAutoObservable<Texts, 'preferences' | 'log'>(
      this,
      { i18n: false, preferences: false, log: false },
      { autoBind: true },
    );
  }

  async start() {
    const stored = this.preferences.read('language');
    if (stored && !findLanguage(stored)) this.log.warn(`no language has the code ${stored}`);
    await this.i18n
      .use(initReactI18next)
      .use(numbers)
      .init({
        lng: fallbackLanguage,
        fallbackLng: fallbackLanguage,
        resources: {},
        initAsync: false,
        interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
        returnNull: false,
      });
    await this.load(resolveLanguage(stored, navigator.language));
  }

  choose(language: Language) {
    this.preferences.write('language', language);
    return this.load(language);
  }

  /** What a message says; words that came from elsewhere are said as they are. */
  say(message: Message): string {
    if ('text' in message) return message.text;
    return this.i18n.t(message.key as 'product', { ...message.values });
  }

  private async load(language: Language): Promise<void> {
    const texts = this.i18n.hasResourceBundle(language, 'translation') || (await this.read(language));
    if (!texts) return language === fallbackLanguage ? undefined : this.load(fallbackLanguage);
    if (texts !== true) this.i18n.addResourceBundle(language, 'translation', withMany(texts));
    await this.i18n.changeLanguage(language);
    this.speak(language);
  }

  /** A failing load of a locale file is only logged. */
  private async read(language: Language) {
    return files[language]()
      .then((file) => file.default)
      .catch((error: unknown) => this.log.warn(`the texts for ${language} did not load`, error));
  }

  private speak(language: Language) {
    this.language = language;
    document.documentElement.lang = language;
  }
}
