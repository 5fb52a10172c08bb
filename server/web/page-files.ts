import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstAnswersFolder } from '#contract/first-answers.ts';
import { type Language, languages } from '#domain/session/language.ts';
import { type Page, pages } from './pages.ts';

/** Entry of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Files of modules and of all that they import. */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const reached = new Set<string>();
  const follow = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    manifest[name]?.imports?.forEach(follow);
  };
  modules.forEach(follow);
  const chunks = [...reached].flatMap((name) => manifest[name] ?? []);
  return { scripts: new Set(chunks.map(({ file }) => file)), styles: new Set(chunks.flatMap(({ css }) => css ?? [])) };
}

/** Goes into the head of a page: `first` before its script, which reads it; `last` at the end, as styles delay scripts. */
export interface PageLinks {
  readonly first: string;
  readonly last: string;
}

const noLinks: PageLinks = { first: '', last: '' };

/** Files that the page names already are left out. */
function linksOf(manifest: Manifest, template: string, { modules, texts, calls }: Page): PageLinks {
  const isNew = (file: string) => !template.includes(file);
  const { scripts, styles } = filesOf(manifest, modules);
  const ofTexts = (language: Language) =>
    texts.flatMap((folder) => manifest[`locales/${folder}/${language}.json`]?.file ?? []);
  const byLanguage = Object.fromEntries(languages.map((language) => [language, ofTexts(language)]));
  const links = [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="./${file}">`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`),
  ];
  const metas = [
    `<meta name="texts" content='${JSON.stringify(byLanguage)}'>`,
    ...(calls ? [`<meta name="first-answers" content="${firstAnswersFolder}">`] : []),
  ];
  return { first: metas.join(''), last: links.join('') };
}

/** Reads which files the pages of the build load; returns the links for a path, none for other pages. */
export async function pageLinks(root: string, template: string): Promise<(path: string) => PageLinks> {
  const text = await readFile(join(root, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const manifest: Manifest = JSON.parse(text);
  const known = pages.map((page) => ({ path: page.path, links: linksOf(manifest, template, page) }));
  return (path) => known.find((each) => each.path.test(path))?.links ?? noLinks;
}
