import { posix } from 'node:path';
import type { Finding } from './finding.ts';

/** Files of a project and their contents. */
export interface Tree {
  readonly files: readonly string[];
  readonly read: (path: string) => string;
}

/** A piece of code in a page: a path, a name, a command. */
interface Cited {
  readonly page: string;
  readonly text: string;
  /** Words that must occur in a file of the project. */
  readonly names: readonly string[];
  /** The file in which they must occur, if the page names one. */
  readonly file?: string | undefined;
}

const isPage = (path: string) => /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path);
const isSource = (path: string) =>
  /^(src|di|server|contract|locales|test|tools|bench|bin|lint)\/.*\.(tsx?|mjs|css|json|sql|py)$|^[^/]+\.(json|ts)$/.test(
    path,
  ) && path !== 'package-lock.json';

/** Checks that all files, headings, scripts and names exist that README, CONTRIBUTING and `docs/` cite. */
export function checkDocs(tree: Tree): Finding {
  const pages = tree.files.filter(isPage);
  const cited = pages.flatMap((page) => citedIn(page, withoutBlocks(tree.read(page))));
  const scripts = new Set(['ci', 'install', 'pack', ...Object.keys(JSON.parse(tree.read('package.json')).scripts)]);
  const problems = [
    ...pages.flatMap((page) => brokenLinks(page, tree)),
    ...cited.flatMap((each) => missingPath(each, tree)),
    ...cited.flatMap((each) => missingScript(each, scripts)),
    ...missingNames(cited, tree),
  ];
  return { problems, note: `docs: ${cited.length} citations in ${pages.length} pages` };
}

const withoutBlocks = (text: string) => text.replace(/^```.*?^```$/gms, '');

/** A name in a given file: "`path` `name`" or "`name` in `path`". */
const besidePath = /`([\w./-]+\.\w+)` `([\w.]+)`|`([\w.]+)`(?: of `[\w.]+`)? in `([\w./-]+\.\w+)`/g;

function citedIn(page: string, text: string): readonly Cited[] {
  const inFiles = [...text.matchAll(besidePath)].map(([, before, after, first, second]) => ({
    page,
    text: after ?? first ?? '',
    names: wordsIn(after ?? first ?? ''),
    file: before ?? second,
  }));
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => ({ page, text: span, names: namesIn(span) }));
  return [...inFiles, ...spans];
}

const wordsIn = (text: string) => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Names of our code: in mixed case, with a dot or a call; settings and flags. */
function namesIn(span: string): readonly string[] {
  if (/^--[a-z-]+$/.test(span)) return [span.slice(2)];
  const isSetting = /^[A-Z]+_[A-Z_]+$/.test(span);
  const isName = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*(\(.*\))?$/.test(span) && /[a-z].*[A-Z]|[.(]/.test(span);
  return isSetting || isName ? wordsIn(span.replace(/\(.*/, '')) : [];
}

/** `Owner.member` must occur in the file that declares the owner. */
const declares = (owner: string) => new RegExp(`\\b(class|interface|const|function|type) ${owner}\\b`);

function missingNames(cited: readonly Cited[], { files, read }: Tree): readonly string[] {
  const sources = new Map(files.filter(isSource).map((path) => [path, read(path)]));
  const wordsOf = new Map([...sources].map(([path, text]) => [path, new Set(text.match(/[\w$]+(-[\w$]+)*/g))]));
  const everywhere = new Set([...wordsOf.values()].flatMap((words) => [...words, ...[...words].flatMap(wordsIn)]));
  const stands = (name: string, file: string | undefined) =>
    file === undefined ? everywhere.has(name) : (wordsOf.get(file)?.has(name) ?? true);

  return cited.flatMap(({ page, text, names, file }) => {
    const [owner = '', member] = names;
    const isMember = member !== undefined && /^[A-Z]/.test(owner);
    const declaring = isMember ? [...sources].find(([, source]) => declares(owner).test(source))?.[0] : undefined;
    const missing = names.find((name) => !stands(name, file ?? (name === member ? declaring : undefined)));
    return missing === undefined ? [] : [`${page}: \`${text}\`: ${missing} was not found in ${file ?? 'the sources'}`];
  });
}

const topFolder = /^(src|di|server|contract|locales|lint|test|tools|bench|bin|docs)\//;

/** `<…>`, `…`, `*` and `NNNN` are wildcards; the name of a folder may be followed by a path. */
function pattern(path: string) {
  const literal = path.replace(/[.+?^$()[\]\\]/g, '\\$&').replace(/<[^>]*>|…|\*|NNNN/g, '[^/]+');
  return new RegExp(`^${literal}${path.endsWith('/') ? '' : '(/|$)'}`);
}

function missingPath({ page, text }: Cited, { files }: Tree): readonly string[] {
  if (!topFolder.test(text) || /\s/.test(text)) return [];
  const fits = pattern(text);
  return files.some((file) => fits.test(file)) ? [] : [`${page}: ${text} does not exist`];
}

function missingScript({ page, text }: Cited, scripts: ReadonlySet<string>): readonly string[] {
  const [, script] = /^npm (?:run )?([a-z][\w:-]*)/.exec(text) ?? [];
  return script === undefined || scripts.has(script) ? [] : [`${page}: script ${script} does not exist`];
}

function brokenLinks(page: string, { files, read }: Tree): readonly string[] {
  const links = [...withoutBlocks(read(page)).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
  return links.flatMap(([, to = '', heading]) => {
    const path = to === '' ? page : posix.join(posix.dirname(page), to);
    if (!files.some((file) => file === path || file.startsWith(`${path}/`))) return [`${page}: ${path} does not exist`];
    if (heading === undefined || headingsOf(read(path)).includes(heading)) return [];
    return [`${page}: ${path} has no heading ${heading}`];
  });
}

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
