import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Runner = 'vitest' | 'playwright';

export interface TestResult {
  /** The project of the runner's configuration. */
  readonly suite: string;
  readonly file: string;
  /** The titles of the describes around the test, then its own. */
  readonly titles: readonly string[];
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** What was printed when the test failed. */
  readonly failure?: string;
}

/** What a reporter leaves for tools/test.ts. */
export interface RunReport {
  readonly suites: readonly string[];
  readonly results: readonly TestResult[];
  /** What went wrong outside of the tests. */
  readonly problems: readonly string[];
  readonly seconds: number;
}

const pathOf = (runner: Runner) => `.cache/${runner}-report.json`;

export const removeReport = (runner: Runner) => rmSync(pathOf(runner), { force: true });

export function writeReport(runner: Runner, report: RunReport): void {
  mkdirSync(dirname(pathOf(runner)), { recursive: true });
  writeFileSync(pathOf(runner), JSON.stringify(report));
}

/** A runner that leaves no report, or fails without a failed test, has a problem of its own. */
export function readReport(runner: Runner, hasPassed: boolean): RunReport {
  try {
    const report = JSON.parse(readFileSync(pathOf(runner), 'utf8')) as RunReport;
    const isExplained = report.problems.length > 0 || report.results.some(({ state }) => state === 'failed');
    return hasPassed || isExplained
      ? report
      : { ...report, problems: [`FAILED ${runner}\n    ended with an error, but no test failed`] };
  } catch {
    return {
      suites: [],
      results: [],
      problems: [`FAILED ${runner}\n    ended before it wrote its report`],
      seconds: 0,
    };
  }
}
