import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Finding } from './finding.ts';
import { checkLedger } from './ledger.ts';
import { literalTexts, messageKeys } from './literal-texts.ts';
import { checkLocales, flatten } from './locales.ts';
import { parseText, projectFiles } from './sources.ts';
import { checkStyles } from './styles.ts';
import { checkTree } from './tree.ts';

const languages = ['en', 'de', 'es'];

/** Our own checks on the project at `root`, by name. */
export const ownChecks: Readonly<Record<string, (root: string) => Finding>> = {
  locales: texts,
  tree: (root) => checkTree(projectFiles(root), (path) => readFileSync(join(root, path), 'utf8')),
  styles,
  ledger: checkLedger,
};

function texts(root: string): Finding {
  const parse = (path: string) => parseText(path, readFileSync(join(root, path), 'utf8'));
  const sources = projectFiles(root).filter((path) => /^src\/.*\.tsx?$/.test(path));
  const screens = sources.filter((path) => path.startsWith('src/ui/') && posix.extname(path) === '.tsx');

  const { problems, note } = checkLocales(readLocales(root), sources.map(parse).flatMap(messageKeys));
  return { problems: [...problems, ...screens.map(parse).flatMap(literalTexts)], note };
}

function styles(root: string): Finding {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const files = projectFiles(root).filter((path) => path.startsWith('src/'));
  const sources = files.filter((path) => /\.tsx?$/.test(path)).map((path) => parseText(path, read(path)));
  const sheets = files.filter((path) => path.endsWith('.module.css')).map((path) => [path, read(path)] as const);
  return checkStyles(sources, new Map(sheets));
}

const readLocales = (root: string) =>
  new Map(
    languages.map((code) => {
      const files = projectFiles(root).filter((path) => posix.dirname(posix.dirname(path)) === 'locales');
      const own = files.filter((path) => posix.basename(path) === `${code}.json`);
      return [
        code,
        flatten(Object.assign({}, ...own.map((path) => JSON.parse(readFileSync(join(root, path), 'utf8'))))),
      ];
    }),
  );
