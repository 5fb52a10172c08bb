import { describe, expect, it } from 'vitest';
import { type RunReport, withExitCode } from '../../../tools/reports/run-report.ts';

const report = (other: Partial<RunReport> = {}): RunReport => ({
  suites: [],
  results: [],
  problems: [],
  seconds: 1,
  ...other,
});

describe('the report of a runner that ended with an error', () => {
  it('contains a problem if no test failed', () => {
    expect(withExitCode(report(), 'vitest', false).problems).toEqual([
      'FAILED vitest\n    exited with an error, but no test failed',
    ]);
  });

  it('contains no further problem if one explains the error or the runner succeeded', () => {
    const explained = report({ problems: ['FAILED test/a.test.ts\n    ran no test'] });

    expect(withExitCode(explained, 'vitest', false)).toBe(explained);
    expect(withExitCode(report(), 'vitest', true).problems).toEqual([]);
  });
});
