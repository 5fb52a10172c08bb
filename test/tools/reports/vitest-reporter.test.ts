import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeOutside, vitestFailure } from '../../../tools/reports/vitest-reporter.ts';

const file = 'test/a.test.ts';

describe('a failure of vitest', () => {
  it('is the test, the reason, the difference, and the line in the test', () => {
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

  it('names what kind of error was thrown, and the place where the test is not in the stack', () => {
    const error = { name: 'TypeError', message: 'no', stacks: [{ file: resolve('src/b.ts'), line: 3 }] };

    expect(vitestFailure('a', file, [error])).toBe('FAILED a\n    TypeError: no\n    at src/b.ts:3');
  });

  it('names no place in a package', () => {
    const error = { message: 'no', stacks: [{ file: resolve('node_modules/react-dom/index.js'), line: 3 }] };

    expect(vitestFailure('a', file, [error])).toBe('FAILED a\n    no');
  });

  it('has twelve lines of each reason', () => {
    const message = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n\n');

    const lines = vitestFailure('a', file, [{ message }, { message: 'another' }]).split('\n');

    expect(lines.slice(12)).toEqual(['    line 11', '    …', '    another']);
  });
});

describe('a failure outside of the tests', () => {
  const stack = (...places: readonly string[]) => ['Error: no', ...places.map((place) => `    at ${place}`)].join('\n');
  const inPackage = resolve('node_modules/react-dom/index.js');

  it.each([
    [stack(`work (${inPackage}:1:1)`, `async run (file://${resolve('src/b.ts')}:3:9)`), 'src/b.ts:3'],
    [stack(`${resolve('src/c.ts')}:4:5`), 'src/c.ts:4'],
    [stack(`work (${inPackage}:7:1)`), 'node_modules/react-dom/index.js:7'],
  ])('names the place in its stack', (stack, place) => {
    expect(vitestFailure('a', '', [{ message: 'no', stack }])).toBe(`FAILED a\n    no\n    at ${place}`);
  });

  it('names no place where it has no stack', () => {
    expect(vitestFailure('a', '', [{ message: 'no' }])).toBe('FAILED a\n    no');
  });

  it('names the file and the test that ran at that time, as far as vitest knows', () => {
    const error = { message: 'no', VITEST_TEST_PATH: resolve(file), VITEST_TEST_NAME: 'is right' };

    expect(placeOutside(error)).toBe('outside of the tests, during test/a.test.ts › is right');
    expect(placeOutside({ message: 'no' })).toBe('outside of the tests');
  });
});
