export const languages = ['en', 'de', 'es'] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = 'en';

export const resolveLanguage = (stored: string | undefined, browser: string | undefined): Language =>
  findLanguage(stored) ?? findLanguage(browser) ?? findLanguage(browser?.split('-')[0]) ?? fallbackLanguage;

export const findLanguage = (code: string | undefined): Language | undefined =>
  languages.find((language) => language === code?.toLowerCase());
