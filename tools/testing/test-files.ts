import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Test files by the runner they belong to. */
export interface TestFiles {
  readonly vitest: readonly string[];
  readonly playwright: readonly string[];
}

/** Every test file of the project. */
export function testFiles(): TestFiles {
  const names = readdirSync('test', { recursive: true, encoding: 'utf8' });
  const paths = names.map((name) => `test/${name.split(sep).join('/')}`).sort();
  return {
    vitest: paths.filter((path) => /\.test\.tsx?$/.test(path)),
    playwright: paths.filter((path) => /^test\/e2e\/.*\.spec\.ts$/.test(path)),
  };
}

export const countOf = ({ vitest, playwright }: TestFiles): number => vitest.length + playwright.length;

export const filtered = ({ vitest, playwright }: TestFiles, isWanted: (path: string) => boolean): TestFiles => ({
  vitest: vitest.filter(isWanted),
  playwright: playwright.filter(isWanted),
});

/** A path as an argument of Playwright, which searches whole paths for it: of the folders above the project too. */
export const fileArgument = (path: string): string =>
  `[\\\\/]${path.replaceAll(/[.*+?^${}()|[\]]/g, '\\$&').replaceAll('/', '[\\\\/]')}$`;
