import { readdirSync, readFileSync } from 'node:fs';

export type Texts = { readonly [key: string]: string | Texts };

export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Texts of one subject may stand in the files of several pages. */
function merged(one: Texts, other: Texts): Texts {
  const all = { ...one };
  for (const [key, text] of Object.entries(other)) {
    const before = one[key];
    all[key] = typeof before === 'object' && typeof text === 'object' ? merged(before, text) : text;
  }
  return all;
}

export const readTexts = (language: string): Texts =>
  readdirSync('locales')
    .map((part): Texts => JSON.parse(readFileSync(`locales/${part}/${language}.json`, 'utf8')))
    .reduce(merged);

export const sayIn =
  (texts: Texts): Say =>
  (key, values = {}) => {
    const text = key.split('.').reduce<string | Texts>((found, part) => (found as Texts)[part] ?? '', texts);
    return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
