import { httpMessages } from '#domain/shared/http-message.ts';
import type { Finding } from './finding.ts';

/** Texts of a language by full key. */
export type Texts = ReadonlyMap<string, string>;

/** Key of a text that a source file uses. */
export interface UsedKey {
  readonly key: string;
  readonly where: string;
}

/** Joins nested keys with dots. */
export function flatten(value: unknown, prefix = ''): Texts {
  if (typeof value !== 'object' || value === null) return new Map([[prefix, String(value)]]);
  const nested = Object.entries(value).map(([key, inner]) => flatten(inner, prefix === '' ? key : `${prefix}.${key}`));
  return new Map(nested.flatMap((texts) => [...texts]));
}

/** Checks that every language has all texts of English, with the same placeholders. */
export function checkLocales(languages: ReadonlyMap<string, Texts>, used: readonly UsedKey[]): Finding {
  const english = languages.get('en') ?? new Map<string, string>();
  const others = [...languages].filter(([code]) => code !== 'en');
  const problems = [
    ...[...languages].flatMap(([code, texts]) => empty(code, texts)),
    ...others.flatMap(([code, texts]) => compare(code, texts, english)),
    ...[...languages].flatMap(([code, texts]) => countless(code, texts)),
    ...[...used, ...spoken]
      .filter(({ key }) => !isSaid(key, english))
      .map(({ key, where }) => `${where}: en.json has no ${key}`),
  ];

  return { problems, note: `locales: ${english.size} texts in ${languages.size} languages` };
}

const spoken: readonly UsedKey[] = httpMessages.map((key) => ({ key, where: 'src/domain/shared/http-message.ts' }));

const empty = (code: string, texts: Texts) =>
  [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${code}.json: ${key} is empty`);

/** Texts with a count need every plural category of the language except `many`, for which `other` is used. */
function countless(code: string, texts: Texts): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const stems = [...texts.keys()].flatMap((key) => /^(.+)_other$/.exec(key)?.[1] ?? []);
  const forms = pluralCategories.filter((form) => form !== 'many');
  return stems.flatMap((stem) =>
    forms
      .filter((form) => !texts.has(`${stem}_${form}`))
      .map((form) => `${code}.json: ${stem} has no plural form ${form}`),
  );
}

function compare(code: string, texts: Texts, english: Texts): readonly string[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => `${code}.json: ${key} is missing`);
  const surplus = [...texts.keys()]
    .filter((key) => !english.has(key.replace(/_many$/, '_other')))
    .map((key) => `${code}.json: ${key} is not in en.json`);
  const different = [...english]
    .filter(([key, text]) => texts.has(key) && placeholders(text) !== placeholders(texts.get(key) ?? ''))
    .map(([key, text]) => `${code}.json: ${key} needs the placeholders ${placeholders(text) || 'none'}`);

  return [...missing, ...surplus, ...different];
}

/** Distinct placeholders and tags. */
const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\{-?\s*[\w.]+|<\/?\w+>/g)?.map((found) => found.replace(/[{\s-]/g, '')))].sort().join(' ');

/** Texts with a count have one key for each plural category. */
const isSaid = (key: string, texts: Texts) => texts.has(key) || texts.has(`${key}_other`);
