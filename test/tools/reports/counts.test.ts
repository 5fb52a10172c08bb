import { describe, expect, it } from 'vitest';
import { closingLine, countPlaywright, countVitest, sum } from '../../../tools/reports/counts.ts';

const vitest = (numbers: object, testResults: readonly object[] = []) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...numbers,
  });

const playwright = (stats: object, errors: readonly object[] = []) =>
  JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('the count of vitest', () => {
  it('tells passed, failed and skipped tests', () => {
    expect(countVitest(vitest({ numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
  });

  it('takes a file that could not be read for a failed test', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];

    expect(countVitest(vitest({}, files)).failed).toBe(1);
  });
});

describe('the count of Playwright', () => {
  it('tells passed, failed and skipped tests, and takes a flaky one for passed', () => {
    expect(countPlaywright(playwright({ unexpected: 1, flaky: 1, skipped: 1 }))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 1,
    });
  });

  it('takes what went wrong outside of the tests for a failed test', () => {
    expect(countPlaywright(playwright({}, [{}, {}])).failed).toBe(1);
  });
});

describe('the closing line', () => {
  it('counts the tests of both runners', () => {
    const both = sum({ passed: 3, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 });

    expect(closingLine(both)).toBe('5 passed, 1 failed');
  });

  it('tells skipped tests only if there are any', () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
  });
});
