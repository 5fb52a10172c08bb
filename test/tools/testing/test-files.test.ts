import { describe, expect, it } from 'vitest';
import { fileArgument } from '../../../tools/testing/test-files.ts';

describe('a path as an argument of Playwright', () => {
  const argument = new RegExp(fileArgument('test/e2e/a+b.spec.ts'));

  it.each(['/ours/test/e2e/a+b.spec.ts', 'C:\\ours\\test\\e2e\\a+b.spec.ts'])('stands for %s', (path) => {
    expect(argument.test(path)).toBe(true);
  });

  it.each(['/test/e2e/aab.spec.ts', '/test/e2e/a+b.spec.ts/c.spec.ts', '/x-test/e2e/a+b.spec.ts'])(
    'does not stand for %s',
    (path) => {
      expect(argument.test(path)).toBe(false);
    },
  );
});
