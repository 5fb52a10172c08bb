import { spellFiles } from '../reports/spelling.ts';
import { selectChanged } from './changes.ts';
import type { Options } from './options.ts';
import { countOf, filtered, type TestFiles } from './test-files.ts';

/** Files to run, and notes for the output. */
export interface Plan {
  readonly files: TestFiles;
  readonly isWhole: boolean;
  /** Printed at the start. */
  readonly notes: readonly string[];
  /** Printed at the end. */
  readonly leftOut: readonly string[];
}

export class NothingToRun extends Error {}

export function planOf(options: Options, all: TestFiles, browser: string | undefined): Plan {
  const { filters, changedSince, withoutBrowser, seed } = options;
  const named = filters.length === 0 ? all : namedBy(filters, all);
  const changes = changedSince === undefined ? undefined : chosenSince(changedSince, named);
  const { files, notes } = changes ?? { files: named, notes: [] };
  const why = withoutBrowser ? '--no-browser is set' : browser ? undefined : noBrowser;

  return {
    ...(why === undefined || files.playwright.length === 0 ? { files, leftOut: [] } : withoutBrowserTests(files, why)),
    isWhole: countOf(files) === countOf(all),
    notes: [...notes, ...(seed === undefined ? [] : [`Random order. Repeat it with --shuffle ${seed}.`])],
  };
}

function namedBy(filters: readonly string[], all: TestFiles): TestFiles {
  const unmatched = filters.filter((filter) => countOf(filtered(all, (path) => path.includes(filter))) === 0);
  if (unmatched.length > 0) throw new NothingToRun(`No test file matches ${unmatched.join(' or ')}.`);
  return filtered(all, (path) => filters.some((filter) => path.includes(filter)));
}

function withoutBrowserTests(files: TestFiles, why: string): Pick<Plan, 'files' | 'leftOut'> {
  const leftOut = `${spellFiles(files.playwright.length)} of browser tests, because ${why}`;
  if (files.vitest.length === 0) throw new NothingToRun(`No tests to run. Left out: ${leftOut}.`);
  return { files: { ...files, playwright: [] }, leftOut: [`Left out: ${leftOut}.`] };
}

const noBrowser = 'Chromium or Chrome was not found (set CHROMIUM_PATH)';

const listed = 5;

const enumerate = (files: readonly string[]) =>
  [...files.slice(0, listed), ...(files.length > listed ? [`${files.length - listed} more`] : [])].join(', ');

function chosenSince(revision: string, all: TestFiles): Pick<Plan, 'files' | 'notes'> {
  const { chosen, untested, changed } = selectChanged([...all.vitest, ...all.playwright], revision);
  const files = filtered(all, (path) => chosen.has(path));
  const counts = new Map<string, number>();
  for (const reason of chosen.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);

  return {
    files,
    notes: [
      `${spellFiles(changed)} changed since ${revision}; running ${countOf(files)} of ${countOf(all)} test files:`,
      ...[...counts].map(([reason, count]) => `  ${count} because ${reason}`),
      ...(untested.length > 0 ? [`  No test depends on ${enumerate(untested)}.`] : []),
    ],
  };
}
