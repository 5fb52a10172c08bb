import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SourceFile } from 'typescript';
import { checkDocs } from './docs.ts';
import type { Finding } from './finding.ts';
import { checkFolderPairs } from './folder-pairs.ts';
import { checkLedger } from './ledger.ts';
import { literalTexts, messageKeys } from './literal-texts.ts';
import { checkLocales, flatten } from './locales.ts';
import { checkProse } from './prose.ts';
import { parseText, projectFiles, subjectsSince } from './sources.ts';
import { checkStyles } from './styles.ts';
import { checkTree } from './tree.ts';

const languages = ['en', 'de', 'es'];

/** Our own checks on the project at `root`, by name. */
export const ownChecks: Readonly<Record<string, (root: string) => Finding>> = {
  locales: texts,
  tree: (root) => checkTree(projectFiles(root), readIn(root)),
  styles,
  folders: (root) => checkFolderPairs(sourcesIn(root)),
  ledger: checkLedger,
  docs: (root) => checkDocs({ files: projectFiles(root), read: readIn(root) }),
  prose: (root) =>
    checkProse({
      files: projectFiles(root),
      read: readIn(root),
      parse: (path) => parseText(path, readIn(root)(path)),
      subjects: subjectsSince(root, 'tools/checks/prose.ts'),
    }),
};

const readIn = (root: string) => (path: string) => readFileSync(join(root, path), 'utf8');

const parsed = new Map<string, readonly SourceFile[]>();

/** Code of the browser, parsed once for all checks. */
function sourcesIn(root: string): readonly SourceFile[] {
  const sources =
    parsed.get(root) ??
    projectFiles(root)
      .filter((path) => /^src\/.*\.tsx?$/.test(path))
      .map((path) => parseText(path, readIn(root)(path)));
  parsed.set(root, sources);
  return sources;
}

function texts(root: string): Finding {
  const sources = sourcesIn(root);
  const screens = sources.filter(
    ({ fileName }) => fileName.startsWith('src/ui/') && posix.extname(fileName) === '.tsx',
  );

  const { problems, note } = checkLocales(readLocales(root), sources.flatMap(messageKeys));
  return { problems: [...problems, ...screens.flatMap(literalTexts)], note };
}

function styles(root: string): Finding {
  const sheets = projectFiles(root).filter((path) => /^src\/.*\.module\.css$/.test(path));
  return checkStyles(sourcesIn(root), new Map(sheets.map((path) => [path, readIn(root)(path)])));
}

const readLocales = (root: string) =>
  new Map(
    languages.map((code) => {
      const files = projectFiles(root).filter((path) => posix.dirname(posix.dirname(path)) === 'locales');
      const own = files.filter((path) => posix.basename(path) === `${code}.json`);
      return [code, new Map(own.flatMap((path) => [...flatten(JSON.parse(readIn(root)(path)))]))];
    }),
  );
