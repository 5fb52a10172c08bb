import { nameOf } from './names.ts';
import type { RunReport, TestResult } from './run-report.ts';

/** Files that should have run but ran no test; a test skipped without a reason counts as not run. */
export function ranNothing(report: RunReport, files: readonly string[], isWholeRun: boolean): readonly string[] {
  const { suites, results, problems } = report;
  if (results.length === 0 && problems.length > 0) return [];
  const ran = results.filter(({ state, reason }) => state !== 'skipped' || reason !== undefined);
  const expected = files.filter((file) => !problems.some((problem) => problem.split('\n')[0]?.endsWith(`] ${file}`)));

  return [
    ...(isWholeRun
      ? missing(
          suites,
          ran.map(({ suite }) => suite),
        ).map((suite) => `the suite ${suite}`)
      : []),
    ...missing(
      expected,
      ran.map(({ file }) => file),
    ),
    ...missing(results.flatMap(describesOf), ran.flatMap(describesOf)),
  ].map((what) => `FAILED ${what}\n    ran no test`);
}

function missing(expected: readonly string[], found: readonly string[]): readonly string[] {
  const known = new Set(found);
  return [...new Set(expected)].filter((each) => !known.has(each));
}

/** The describes around a test, from the outside in. */
const describesOf = ({ suite, file, titles }: TestResult): readonly string[] =>
  titles.slice(0, -1).map((_, depth) => nameOf(suite, file, titles.slice(0, depth + 1)));
