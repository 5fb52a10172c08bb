import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
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

  it('name the step that failed, every reason with its line, and what the page showed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'failures-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const context = join(folder, 'error-context.md');
    writeFileSync(
      context,
      '# Error\n\n```\nnot this\n```\n\n```yaml\n- main:\n  - button "Go"\n```\n\n```ts\nnor this\n```',
    );
    const failed = { message: 'timed out' };
    const result = {
      errors: [{ message: 'Test timeout' }, { message: 'click: timed out', location: { line: 7 } }],
      steps: [{ title: 'begin' }, { title: 'go', error: failed, steps: [{ title: 'twice', error: failed }] }],
      attachments: [{ name: 'error-context', path: context }],
    };
    const tests = [{ projectName: 'postil', status: 'unexpected', results: [result] }];
    const specs = [{ title: 'goes', file: 'a.spec.ts', line: 3, tests }];

    expect(failedInPlaywright(JSON.stringify({ suites: [{ title: 'a', specs }], errors: [] }))).toEqual([
      [
        'FAILED [postil] a.spec.ts:3 › goes › go › twice',
        '    Test timeout',
        '    Line 7: click: timed out',
        '    The page:',
        '      - main:',
        '        - button "Go"',
      ].join('\n'),
    ]);
  });
});
