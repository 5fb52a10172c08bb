export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A file that could not even be read counts as one failed test. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    report,
  ) as VitestReport;
  const unreadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );

  return {
    passed: numPassedTests,
    failed: numFailedTests + unreadable.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** What goes wrong outside of the tests counts as one failed test. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;

  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + Math.min(1, errors.length),
    skipped: stats.skipped,
  };
}

export const sum = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
