import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from '../../../tools/reports/failures.ts';

describe('the failures of vitest', () => {
  it('name the file, the test and the reason, and nothing that passed', () => {
    const report = JSON.stringify({
      testResults: [
        {
          name: resolve('test/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a thing works', status: 'passed', failureMessages: [] },
            {
              fullName: 'a thing fails',
              status: 'failed',
              failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'],
            },
          ],
        },
      ],
    });

    expect(failedInVitest(report)).toEqual(['FAILED test/a.test.ts › a thing fails\n    expected 1 to be 2']);
  });

  it('name a file that could not be read', () => {
    const report = JSON.stringify({
      testResults: [{ name: resolve('a.test.ts'), status: 'failed', message: 'no such thing', assertionResults: [] }],
    });

    expect(failedInVitest(report)).toEqual(['FAILED a.test.ts\n    no such thing']);
  });

  it('give the first eight lines of a reason', () => {
    const why = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n\n');
    const report = JSON.stringify({
      testResults: [{ name: resolve('a.test.ts'), status: 'failed', message: why, assertionResults: [] }],
    });

    expect(failedInVitest(report)[0]?.split('\n')).toHaveLength(9);
  });
});

describe('the failures of Playwright', () => {
  it('name project, place and reason, however deep the test stands', () => {
    const test = (status: string, message: string) => ({
      projectName: 'postil',
      status,
      results: [{ errors: [{ message }] }],
    });
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      line: 3,
      tests: [test(status, 'not visible')],
    });
    const report = JSON.stringify({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('is there', 'expected')],
          suites: [{ title: 'a page', specs: [spec('is shown', 'unexpected')] }],
        },
      ],
      errors: [{ message: 'no server' }],
    });

    expect(failedInPlaywright(report)).toEqual([
      'FAILED [postil] a.spec.ts:3 › is shown\n    not visible',
      'FAILED outside of the tests\n    no server',
    ]);
  });
});
