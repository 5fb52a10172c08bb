import { nameOf } from './names.ts';
import type { RunReport, TestResult } from './run-report.ts';
import { spellNumber, spellSeconds, spellTests } from './spelling.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const slowestShown = 10;

/** A problem outside of the tests counts as a failed test. */
export function countsOf(reports: readonly RunReport[]): Counts {
  const results = reports.flatMap((report) => report.results);
  const problems = reports.flatMap((report) => report.problems);
  const count = (wanted: TestResult['state']) => results.filter(({ state }) => state === wanted).length;
  return { passed: count('passed'), failed: count('failed') + problems.length, skipped: count('skipped') };
}

/** Machines read it: it is the last line of every run. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Every failure and every problem as it was printed. */
export const failuresOf = (reports: readonly RunReport[]): readonly string[] =>
  reports.flatMap(({ results, problems }) => [...results.flatMap(({ failure }) => failure ?? []), ...problems]);

/** The tests that were left out, by their reasons. */
export function leftOutIn(reports: readonly RunReport[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { reason } of reports.flatMap(({ results }) => results))
    if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `Left out: ${spellTests(count)}, because ${reason}.`);
}

/** The suites, the slowest tests, and each failure in one line. */
export function summaryOf(reports: readonly RunReport[], seed?: number): readonly string[] {
  const failures = failuresOf(reports);
  const results = reports.flatMap((report) => report.results);
  return [
    ...(results.length > 0 ? [...suiteTable(results), '', 'Slowest tests:', ...slowestTests(results)] : []),
    ...(seed === undefined ? [] : ['', `Random order. Repeat it with --shuffle ${seed}.`]),
    ...(failures.length > 0 ? ['', ...failures.map(inShort)] : []),
    '',
  ];
}

/** The suites that ran something; the time is that of their tests, one after the other. */
function suiteTable(results: readonly TestResult[]): readonly string[] {
  const suites = new Map<string, TestResult[]>();
  for (const result of results) {
    const known = suites.get(result.suite);
    if (known) known.push(result);
    else suites.set(result.suite, [result]);
  }
  const rows = [...suites].map(([suite, ofSuite]) => [suite, ...cellsOf(ofSuite)]);
  return [['Suite', 'Files', 'Tests', 'Failed', 'Time'], ...rows].map(([suite = '', ...cells]) =>
    [suite.padEnd(12), ...cells.map((cell) => cell.padStart(11))].join(''),
  );
}

function cellsOf(results: readonly TestResult[]): readonly string[] {
  const files = new Set(results.map(({ file }) => file)).size;
  const failed = results.filter(({ state }) => state === 'failed').length;
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  return [...[files, results.length, failed].map(spellNumber), spellSeconds(seconds)];
}

const slowestTests = (results: readonly TestResult[]): readonly string[] =>
  [...results]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestShown)
    .map(({ seconds, suite, file, titles }) => `${seconds.toFixed(1).padStart(6)} s  ${nameOf(suite, file, titles)}`);

/** Which test failed, and the first line of the reason. */
function inShort(failure: string): string {
  const [what = '', reason] = failure.split('\n');
  return reason === undefined ? what : `${what}: ${reason.trim()}`;
}
