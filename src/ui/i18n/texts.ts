import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Log } from '#application/ports/shared/log.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { fallbackLanguage, findLanguage, type Language, languages, resolveLanguage } from '#domain/session/language.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { Message } from '#domain/shared/notice.ts';
import { plainNumber } from '#domain/shared/numbers.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';
import type { PageModule } from '../shared/page-modules.ts';
import { Task } from '../shared/task.ts';

/** Folders in `locales/`: `shell` is needed on every page, the others only with certain page modules. */
type TextBundle =
  | 'shell'
  | 'answering'
  | 'bulk'
  | 'changing'
  | 'commands'
  | 'creating'
  | 'ending'
  | 'exporting'
  | 'finding'
  | 'keys'
  | 'managing'
  | 'people'
  | 'quality';

/** Parts of a page without an entry use the texts of their page. */
const bundlesOf: Partial<Readonly<Record<PageModule, readonly TextBundle[]>>> = {
  annotation: ['answering', 'keys'],
  bulk: ['bulk'],
  commands: ['keys', 'commands'],
  creation: ['answering', 'changing', 'creating'],
  'dataset-settings': ['answering', 'changing'],
  effects: ['managing'],
  ending: ['ending'],
  export: ['exporting'],
  filters: ['finding'],
  people: ['people', 'keys'],
  quality: ['quality'],
  'team-answers': ['managing'],
  'team-progress': ['managing'],
  uploads: ['creating'],
};

interface TextTree {
  readonly [key: string]: string | TextTree;
}

const localeFiles = import.meta.glob<{ readonly default: TextTree }>(['../../../locales/*/*.json', '!**/start/*']);

/** Texts for the time before any locale file has loaded, and for when none loads; they are part of the bundle. */
const startTexts = import.meta.glob<TextTree>('../../../locales/start/*.json', { eager: true, import: 'default' });

export class Texts {
  language: Language = fallbackLanguage;
  /** True once the texts of the shell have loaded; the start texts are always available. */
  isReady = false;
  readonly i18n: i18n = createInstance();
  readonly starting = new Task();
  private readonly requested = new Set<TextBundle>(['shell']);
  /** The user's last choice: files of an earlier one may arrive later. */
  private lastChoice: Language | undefined;
  private readonly loaded = new Set<string>();

  constructor(
    private readonly preferences: Preferences,
    private readonly log: Log,
    private readonly files = localeFiles,
  ) {
    makeStateObservable(this);
    this.initialise();
  }

  async start() {
    const stored = this.preferences.read('language');
    if (stored && !findLanguage(stored)) this.log.warn(`no language has the code ${stored}`);
    const language = resolveLanguage(stored, navigator.language);
    await this.setLanguage(language);
    await this.starting.run(
      () => this.loadFirst(language),
      () => {
        this.isReady = true;
      },
    );
  }

  /** Keeps the current language if the texts of the chosen one do not load. */
  async choose(language: Language) {
    this.preferences.write('language', language);
    this.lastChoice = language;
    const hasTexts = await this.fetch(language);
    if (hasTexts && this.lastChoice === language) await this.setLanguage(language);
  }

  async load(module: PageModule) {
    const bundles = bundlesOf[module] ?? [];
    for (const bundle of bundles) this.requested.add(bundle);
    await this.fetchWithFallback(this.language, bundles);
  }

  /** Translates a message; text that comes from outside is returned unchanged. */
  say(message: Message): string {
    if ('text' in message) return message.text;
    return this.i18n.t(keysOf(message.key as 'product'), { ...message.values });
  }

  private initialise() {
    void this.i18n
      .use(initReactI18next)
      .use(formats)
      .init({
        lng: fallbackLanguage,
        fallbackLng: fallbackLanguage,
        resources: startResources(),
        initAsync: false,
        interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes already
        returnNull: false,
      });
  }

  private async loadFirst(language: Language) {
    const loaded = await this.fetchWithFallback(language, ['shell']);
    if (loaded !== language) await this.setLanguage(loaded);
  }

  /** Fetches bundles in a language, or else in English; returns the language that loaded. */
  private async fetchWithFallback(language: Language, parts: readonly TextBundle[]): Promise<Language> {
    for (const each of [language, fallbackLanguage]) if (await this.fetch(each, parts)) return each;
    throw new Failure('POSTIL_FETCHING_TEXTS');
  }

  private async fetch(language: Language, parts: Iterable<TextBundle> = this.requested): Promise<boolean> {
    const missing = [...parts].filter((part) => !this.isLoaded(part, language));
    await Promise.all(missing.map((part) => this.loadFile(part, language)));
    return missing.every((part) => this.isLoaded(part, language));
  }

  private isLoaded(part: TextBundle, language: Language) {
    return this.loaded.has(fileOf(part, language));
  }

  private async loadFile(part: TextBundle, language: Language) {
    const file = fileOf(part, language);
    try {
      const texts = await this.files[file]?.();
      if (!texts || this.loaded.has(file)) return;
      this.i18n.addResourceBundle(language, 'translation', withMany(texts.default), true, true);
      this.loaded.add(file);
    } catch (error) {
      this.log.warn(`the texts of ${part} for ${language} did not load`, error);
    }
  }

  private async setLanguage(language: Language) {
    await this.i18n.changeLanguage(language);
    this.showLanguage(language);
  }

  private showLanguage(language: Language) {
    this.language = language;
    document.documentElement.lang = language;
  }
}

const fileOf = (part: TextBundle | 'start', language: Language) => `../../../locales/${part}/${language}.json`;

/** The text for a refusal may not have loaded: an answer from an earlier visit is refused on another page. */
const keysOf = (key: 'product'): ('product' | 'errors.http.422')[] =>
  key.startsWith('refusals.') ? [key, 'errors.http.422'] : [key];

/** Creates a new object per instance, because i18next adds further texts to it. */
const startResources = () =>
  Object.fromEntries(
    languages.map((language) => [language, { translation: withMany(startTexts[fileOf('start', language)] ?? {}) }]),
  );

/**
 * Formats the numbers in texts for the language of the browser, not of the interface. `{{status, lowercase}}` is for a
 * name within a sentence.
 */
const formats: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, format) => {
    if (typeof value === 'number') return plainNumber(value, navigator.language);
    return format === 'lowercase' ? String(value).toLowerCase() : value;
  },
};

/** Copies each plural text `_other` to `_many`, the form for millions in Spanish, unless the file has one. */
export function withMany(texts: TextTree): TextTree {
  const own = Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? text : withMany(text)]);
  const many = own.flatMap(([key, text]) => {
    const [, stem] = /^(.+)_other$/.exec(String(key)) ?? [];
    return stem === undefined ? [] : [[`${stem}_many`, text]];
  });
  return Object.fromEntries([...many, ...own]);
}
