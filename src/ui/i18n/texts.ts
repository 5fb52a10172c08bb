import { createInstance, type i18n } from 'i18next';
import { makeAutoObservable } from 'mobx';
import { initReactI18next } from 'react-i18next';
import type { Log } from '#application/ports/shared/log.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { fallbackLanguage, findLanguage, type Language, resolveLanguage } from '#domain/session/language.ts';
import type { Message } from '#domain/shared/notice.ts';
import type { Room } from '../shared/workroom.ts';
import { numbers } from './numbers.ts';
import { type TextTree, withMany } from './plural-forms.ts';

/** What every page says, and what only some do. */
type Part = 'shell' | 'answering' | 'bulk' | 'changing' | 'creating' | 'exporting' | 'finding' | 'keys' | 'people';

const partsOf: Readonly<Record<Room, readonly Part[]>> = {
  annotation: ['answering', 'keys'],
  bulk: ['bulk'],
  creation: ['answering', 'changing', 'creating'],
  exporting: ['exporting'],
  finding: ['finding'],
  people: ['people', 'keys'],
  settings: ['answering', 'changing'],
  uploading: ['creating'],
};

const files = import.meta.glob<{ readonly default: TextTree }>('../../../locales/*/*.json');

/** The words of the product, in the language the person reads. */
export class Texts {
  language: Language = fallbackLanguage;
  readonly i18n: i18n = createInstance();
  private readonly wanted = new Set<Part>(['shell']);
  /** What has come, by its file. */
  private readonly loaded = new Set<string>();

  constructor(
    private readonly preferences: Preferences,
    private readonly log: Log,
  ) {
    makeAutoObservable<Texts, 'wanted' | 'loaded' | 'preferences' | 'log'>(
      this,
      { i18n: false, wanted: false, loaded: false, preferences: false, log: false },
      { autoBind: true },
    );
    this.prepare();
  }

  async start() {
    const stored = this.preferences.read('language');
    if (stored && !findLanguage(stored)) this.log.warn(`no language has the code ${stored}`);
    await this.load(resolveLanguage(stored, navigator.language));
  }

  choose(language: Language) {
    this.preferences.write('language', language);
    return this.load(language);
  }

  /** What is said on the pages of a room, once it is needed. */
  async enter(room: Room) {
    for (const part of partsOf[room]) this.wanted.add(part);
    await this.fetch(this.language);
    if (!partsOf[room].every((part) => this.has(part, this.language))) await this.fetch(fallbackLanguage);
  }

  /** What a message says; words that came from elsewhere are said as they are. */
  say(message: Message): string {
    if ('text' in message) return message.text;
    return this.i18n.t(message.key as 'product', { ...message.values });
  }

  /** From here on texts can be taken in, whoever comes first. */
  private prepare() {
    void this.i18n
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
  }

  private async load(language: Language): Promise<void> {
    await this.fetch(language);
    if (!this.has('shell', language)) return language === fallbackLanguage ? undefined : this.load(fallbackLanguage);
    await this.i18n.changeLanguage(language);
    this.speak(language);
  }

  private async fetch(language: Language) {
    await Promise.all([...this.wanted].map((part) => this.has(part, language) || this.read(part, language)));
  }

  private has(part: Part, language: Language) {
    return this.loaded.has(fileOf(part, language));
  }

  /** A failing load of a locale file is only logged. */
  private async read(part: Part, language: Language) {
    const file = fileOf(part, language);
    try {
      const texts = await files[file]?.();
      if (!texts || this.loaded.has(file)) return;
      this.i18n.addResourceBundle(language, 'translation', withMany(texts.default), true);
      this.loaded.add(file);
    } catch (error) {
      this.log.warn(`the texts of ${part} for ${language} did not load`, error);
    }
  }

  private speak(language: Language) {
    this.language = language;
    document.documentElement.lang = language;
  }
}

const fileOf = (part: Part, language: Language) => `../../../locales/${part}/${language}.json`;
