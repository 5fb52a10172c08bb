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

describe('files without tests', () => {
  it('is nothing where every suite, file and describe ran one', () => {
    expect(ranNothing(report({}), ['test/a.test.ts'], true)).toEqual([]);
  });

  it('is a suite without files', () => {
    expect(ranNothing(report({ suites: ['unit', 'dom'] }), [], true)).toEqual([
      'FAILED the suite dom\n    ran no test',
    ]);
  });

  it('is no suite where only some files were asked for', () => {
    expect(ranNothing(report({ suites: ['unit', 'dom'] }), [], false)).toEqual([]);
  });

  it('is a file that no suite took up, or whose tests were all skipped', () => {
    const results = [passed, { ...skipped, titles: ['is right'], file: 'test/b.test.ts' }];

    expect(ranNothing(report({ results }), ['test/a.test.ts', 'test/b.test.ts', 'test/c.test.ts'], false)).toEqual([
      'FAILED test/b.test.ts\n    ran no test',
      'FAILED test/c.test.ts\n    ran no test',
    ]);
  });

  it('is a describe whose tests were all skipped', () => {
    expect(ranNothing(report({ results: [passed, skipped] }), [], true)).toEqual([
      'FAILED [unit] test/a.test.ts › a sum › of three\n    ran no test',
    ]);
  });

  it('is none whose tests were left out for a reason', () => {
    const leftOut = { ...skipped, reason: 'PostgreSQL cannot run on this system' };

    expect(ranNothing(report({ results: [leftOut] }), ['test/a.test.ts'], true)).toEqual([]);
  });

  it('leaves out unreadable files and runners that ran nothing: these have failed already', () => {
    const unreadable = report({ problems: ['FAILED [unit] test/b.test.ts\n    no such module'] });

    expect(ranNothing(unreadable, ['test/a.test.ts', 'test/b.test.ts'], true)).toEqual([]);
    expect(ranNothing(report({ results: [], problems: ['FAILED vitest'] }), ['test/a.test.ts'], true)).toEqual([]);
  });
});
