import { relative, sep } from 'node:path';

/** A file's path from the root, with slashes on every system. */
export const pathOf = (file: string): string => relative(process.cwd(), file).split(sep).join('/');

/** Suite, file, and the first line of each title. */
export const nameOf = (suite: string, file: string, titles: readonly string[]): string =>
  [`[${suite}] ${file}`, ...titles.map((title) => title.split('\n')[0])].join(' › ');
