import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectFiles } from '../checks/sources.ts';
import { importGraph } from './import-graph.ts';
import { type Selection, selectTests } from './selection.ts';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((line) => line !== '');

export const isRevision = (word: string): boolean =>
  word !== '' && spawnSync('git', ['rev-parse', '--verify', '--quiet', `${word}^{commit}`]).status === 0;

/** The files that differ from a revision, deleted and untracked ones among them. */
export const changedFiles = (revision: string): readonly string[] => [
  ...git('diff', '--name-only', '--no-renames', '-z', revision),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];

/** The test files that the changes since a revision can touch. */
export function selectChanged(tests: readonly string[], revision: string): Selection & { readonly changed: number } {
  const changed = changedFiles(revision);
  const present = projectFiles('.');
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const deleted = changed.filter((file) => !present.includes(file));
  const graph = importGraph(
    [...present, ...deleted],
    (path) => (deleted.includes(path) ? '' : readFileSync(path, 'utf8')),
    imports,
  );
  return { ...selectTests(graph, tests, changed), changed: changed.length };
}
