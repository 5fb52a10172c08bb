import { describe, expect, it } from 'vitest';
import { ranNothing } from '../../../tools/reports/completeness.ts';
import type { RunReport, TestResult } from '../../../tools/reports/run-report.ts';

const passed: TestResult = {
  suite: 'unit',
  file: 'test/a.test.ts',
  titles: ['a sum', 'of two', 'is right'],
  state: 'passed',
  seconds: 0,
};
const skipped: TestResult = { ...passed, titles: ['a sum', 'of three', 'is right'], state: 'skipped' };

const report = (other: Partial<RunReport>): RunReport => ({
  suites: ['unit'],
  results: [passed],
  problems: [],
  seconds: 1,
  ...other,
});

describe('the report of missing tests', () => {
  it('is empty if every suite, file and describe ran a test', () => {
    expect(ranNothing(report({}), ['test/a.test.ts'], true)).toEqual([]);
  });

  it('contains a suite without files', () => {
    expect(ranNothing(report({ suites: ['unit', 'dom'] }), [], true)).toEqual([
      'FAILED the suite dom\n    ran no test',
    ]);
  });

  it('contains no suites if only some files were requested', () => {
    expect(ranNothing(report({ suites: ['unit', 'dom'] }), [], false)).toEqual([]);
  });

  it('contains files that no suite ran, and files with only skipped tests', () => {
    const results = [passed, { ...skipped, titles: ['is right'], file: 'test/b.test.ts' }];

    expect(ranNothing(report({ results }), ['test/a.test.ts', 'test/b.test.ts', 'test/c.test.ts'], false)).toEqual([
      'FAILED test/b.test.ts\n    ran no test',
      'FAILED test/c.test.ts\n    ran no test',
    ]);
  });

  it('contains a describe with only skipped tests', () => {
    expect(ranNothing(report({ results: [passed, skipped] }), [], true)).toEqual([
      'FAILED [unit] test/a.test.ts › a sum › of three\n    ran no test',
    ]);
  });

  it('leaves out tests that were skipped for a reason', () => {
    const leftOut = { ...skipped, reason: 'PostgreSQL cannot run on this system' };

    expect(ranNothing(report({ results: [leftOut] }), ['test/a.test.ts'], true)).toEqual([]);
  });

  it('leaves out unreadable files and failed runners, which are reported already', () => {
    const unreadable = report({ problems: ['FAILED [unit] test/b.test.ts\n    no such module'] });

    expect(ranNothing(unreadable, ['test/a.test.ts', 'test/b.test.ts'], true)).toEqual([]);
    expect(ranNothing(report({ results: [], problems: ['FAILED vitest'] }), ['test/a.test.ts'], true)).toEqual([]);
  });
});
