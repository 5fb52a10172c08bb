import { readdirSync, readFileSync } from 'node:fs';

export type Texts = { readonly [key: string]: string | Texts };

export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export const readTexts = (language: string): Texts =>
  Object.assign(
    {},
    ...readdirSync('locales').map((part) => JSON.parse(readFileSync(`locales/${part}/${language}.json`, 'utf8'))),
  );

export const sayIn =
  (texts: Texts): Say =>
  (key, values = {}) => {
    const text = key.split('.').reduce<string | Texts>((found, part) => (found as Texts)[part] ?? '', texts);
    return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
