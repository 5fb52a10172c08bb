import type { Language } from '#domain/session/language.ts';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español' };
