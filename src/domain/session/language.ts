export const languages = ['en', 'de', 'es'] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = 'en';

/** The stored preference, else the browser's language, else its base language, else English. */
export const resolveLanguage = (stored: string | undefined, browser: string | undefined): Language =>
  findLanguage(stored) ?? findLanguage(browser) ?? findLanguage(browser?.split('-')[0]) ?? fallbackLanguage;

export const findLanguage = (code: string | undefined): Language | undefined =>
  languages.find((language) => language === code?.toLowerCase());
