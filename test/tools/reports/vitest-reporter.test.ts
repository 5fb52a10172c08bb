import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeOutside, vitestFailure } from '../../../tools/reports/vitest-reporter.ts';

const file = 'test/a.test.ts';

describe('the report of a vitest failure', () => {
  it('contains the test, the reason, the diff and the line of the test', () => {
    const error = {
      name: 'AssertionError',
      message: '\u001b[31mexpected 1 to be 2\u001b[39m',
      diff: '- Expected\n+ Received\n\n- 2\n+ 1',
      stacks: [
        { file: resolve('test/support/helper.ts'), line: 3 },
        { file: resolve(file), line: 7 },
      ],
    };

    expect(vitestFailure('[unit] test/a.test.ts › a sum › is right', file, [error]).split('\n')).toEqual([
      'FAILED [unit] test/a.test.ts › a sum › is right',
      '    expected 1 to be 2',
      '    - Expected',
      '    + Received',
      '    - 2',
      '    + 1',
      '    at test/a.test.ts:7',
    ]);
  });

  it('names the type of an error, and its line if the test is not in the stack', () => {
    const error = { name: 'TypeError', message: 'no', stacks: [{ file: resolve('src/b.ts'), line: 3 }] };

    expect(vitestFailure('a', file, [error])).toBe('FAILED a\n    TypeError: no\n    at src/b.ts:3');
  });

  it('names no line in a package', () => {
    const error = { message: 'no', stacks: [{ file: resolve('node_modules/react-dom/index.js'), line: 3 }] };

    expect(vitestFailure('a', file, [error])).toBe('FAILED a\n    no');
  });

  it('contains at most twelve lines of each reason', () => {
    const message = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n\n');

    const lines = vitestFailure('a', file, [{ message }, { message: 'another' }]).split('\n');

    expect(lines.slice(12)).toEqual(['    line 11', '    …', '    another']);
  });
});

describe('the report of a failure outside of tests', () => {
  const stack = (...places: readonly string[]) => ['Error: no', ...places.map((place) => `    at ${place}`)].join('\n');
  const inPackage = resolve('node_modules/react-dom/index.js');

  it.each([
    [stack(`work (${inPackage}:1:1)`, `async run (file://${resolve('src/b.ts')}:3:9)`), 'src/b.ts:3'],
    [stack(`${resolve('src/c.ts')}:4:5`), 'src/c.ts:4'],
    [stack(`work (${inPackage}:7:1)`), 'node_modules/react-dom/index.js:7'],
  ])('names the line of the source in its stack', (stack, place) => {
    expect(vitestFailure('a', '', [{ message: 'no', stack }])).toBe(`FAILED a\n    no\n    at ${place}`);
  });

  it('names no line without a stack', () => {
    expect(vitestFailure('a', '', [{ message: 'no' }])).toBe('FAILED a\n    no');
  });

  it('names the file and the test that were running, if vitest reports them', () => {
    const error = { message: 'no', VITEST_TEST_PATH: resolve(file), VITEST_TEST_NAME: 'is right' };

    expect(placeOutside(error)).toBe('outside of the tests, during test/a.test.ts › is right');
    expect(placeOutside({ message: 'no' })).toBe('outside of the tests');
  });
});
