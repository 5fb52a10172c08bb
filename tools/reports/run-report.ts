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
  /** Output of the failed test. */
  readonly failure?: string;
  /** Why a test was left out that has a reason for it. */
  readonly reason?: string;
}

/** Report that a reporter leaves for tools/test.ts. */
export interface RunReport {
  readonly suites: readonly string[];
  readonly results: readonly TestResult[];
  /** Errors outside of tests. */
  readonly problems: readonly string[];
  readonly seconds: number;
}

const pathOf = (runner: Runner) => `.cache/${runner}-report.json`;

export const removeReport = (runner: Runner) => rmSync(pathOf(runner), { force: true });

export function writeReport(runner: Runner, report: RunReport): void {
  mkdirSync(dirname(pathOf(runner)), { recursive: true });
  writeFileSync(pathOf(runner), JSON.stringify(report));
}

/** A runner that leaves no report has a problem of its own. */
export function readReport(runner: Runner): RunReport {
  try {
    return JSON.parse(readFileSync(pathOf(runner), 'utf8')) as RunReport;
  } catch {
    return {
      suites: [],
      results: [],
      problems: [`FAILED ${runner}\n    exited before it wrote its report`],
      seconds: 0,
    };
  }
}

/** A runner that fails without a failed test has a problem of its own too. */
export function withExitCode(report: RunReport, runner: Runner, hasPassed: boolean): RunReport {
  const isExplained = report.problems.length > 0 || report.results.some(({ state }) => state === 'failed');
  if (hasPassed || isExplained) return report;
  return { ...report, problems: [`FAILED ${runner}\n    exited with an error, but no test failed`] };
}
