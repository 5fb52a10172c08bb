import { nameOf } from './names.ts';
import type { RunReport, TestResult } from './run-report.ts';
import { spellNumber, spellSeconds } from './spelling.ts';

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

/** The suites, the slowest tests, and each failure in one line. */
export function summaryOf(reports: readonly RunReport[], seed?: number): readonly string[] {
  const failures = failuresOf(reports);
  return [
    ...suiteTable(reports),
    '',
    'The slowest tests:',
    ...slowestTests(reports.flatMap(({ results }) => results)),
    ...(seed === undefined ? [] : ['', `The order was random: --shuffle ${seed} repeats it.`]),
    ...(failures.length > 0 ? ['', ...failures.map(inShort)] : []),
    '',
  ];
}

/** The suites that ran something; the time is that of their tests, one after the other. */
function suiteTable(reports: readonly RunReport[]): readonly string[] {
  const suites = new Map<string, TestResult[]>();
  for (const result of reports.flatMap(({ results }) => results)) {
    const results = suites.get(result.suite);
    if (results) results.push(result);
    else suites.set(result.suite, [result]);
  }
  const rows = [...suites].map(([suite, results]) => [suite, ...cellsOf(results)]);
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
