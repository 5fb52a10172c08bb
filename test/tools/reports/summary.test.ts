import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../../tools/reports/run-report.ts';
import { closingLine, countsOf, failuresOf, leftOutIn, summaryOf } from '../../../tools/reports/summary.ts';

const result = (other: Partial<TestResult>): TestResult => ({
  suite: 'unit',
  file: 'test/a.test.ts',
  titles: ['a sum', 'is right'],
  state: 'passed',
  seconds: 0,
  ...other,
});

const report = (results: readonly TestResult[], problems: readonly string[] = []) => ({
  suites: [],
  results,
  problems,
  seconds: 1,
});

const failed = result({ state: 'failed', failure: 'FAILED a sum\n    expected 1 to be 2\n    - 2' });

describe('the counts of a run', () => {
  it('add up both runners, and count a problem outside of tests as a failed test', () => {
    const counts = countsOf([
      report([result({}), failed, result({ state: 'skipped' })], ['FAILED vitest']),
      report([result({ suite: 'postil' })]),
    ]);

    expect(counts).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });

  it.each([
    [{ passed: 5, failed: 1, skipped: 0 }, '5 passed, 1 failed'],
    [{ passed: 3000, failed: 0, skipped: 2 }, '3000 passed, 0 failed, 2 skipped'],
  ])('are printed in the last line: %o', (counts, line) => {
    expect(closingLine(counts)).toBe(line);
  });
});

describe('the summary', () => {
  it('has a row for each suite that ran', () => {
    const slow = result({ suite: 'postil', file: 'test/e2e/b.spec.ts', seconds: 61 });

    const lines = summaryOf([report([result({}), failed]), report([slow, { ...slow, seconds: 12 }])]);

    expect(lines.slice(0, 3)).toEqual([
      'Suite             Files      Tests     Failed       Time',
      'unit                  1          2          1        0 s',
      'postil                1          2          0   1 m 13 s',
    ]);
  });

  it('lists the ten slowest tests of both runners', () => {
    const results = Array.from({ length: 8 }, (_, seconds) => result({ titles: [`takes ${seconds} s`], seconds }));
    const others = results.map((each) => ({ ...each, suite: 'postil', seconds: each.seconds + 0.5 }));

    const lines = summaryOf([report(results), report(others)]);
    const start = lines.indexOf('Slowest tests:') + 1;

    expect(lines.slice(start, start + 2)).toEqual([
      '   7.5 s  [postil] test/a.test.ts › takes 7 s',
      '   7.0 s  [unit] test/a.test.ts › takes 7 s',
    ]);
    expect(lines.filter((line) => line.includes('takes'))).toHaveLength(10);
  });

  it('repeats each failure in one line', () => {
    expect(summaryOf([report([failed], ['FAILED the suite dom\n    ran no test'])]).slice(-3)).toEqual([
      'FAILED a sum: expected 1 to be 2',
      'FAILED the suite dom: ran no test',
      '',
    ]);
  });

  it('has neither suites nor slowest tests if no test ran', () => {
    expect(summaryOf([report([], ['FAILED vitest\n    exited before it wrote its report'])])).toEqual([
      '',
      'FAILED vitest: exited before it wrote its report',
      '',
    ]);
  });

  it('names the seed of a random order', () => {
    expect(summaryOf([report([])], 7)).toContain('Random order. Repeat it with --shuffle 7.');
  });
});

it('skipped tests are counted by reason', () => {
  const leftOut = (reason: string) => result({ state: 'skipped', reason });

  expect(
    leftOutIn([report([leftOut('it rains'), result({})]), report([leftOut('it rains'), leftOut('no sun')])]),
  ).toEqual(['Left out: 2 tests, because it rains.', 'Left out: 1 test, because no sun.']);
});

it('failures are printed completely, failed tests before other problems', () => {
  expect(failuresOf([report([failed], ['FAILED vitest'])])).toEqual([failed.failure, 'FAILED vitest']);
});
