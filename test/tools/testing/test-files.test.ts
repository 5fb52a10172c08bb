import { describe, expect, it } from 'vitest';
import { fileArgument } from '../../../tools/testing/test-files.ts';

describe('the Playwright argument for a file', () => {
  const argument = new RegExp(fileArgument('test/e2e/a+b.spec.ts'));

  it.each(['/ours/test/e2e/a+b.spec.ts', 'C:\\ours\\test\\e2e\\a+b.spec.ts'])('matches %s', (path) => {
    expect(argument.test(path)).toBe(true);
  });

  it.each(['/test/e2e/aab.spec.ts', '/test/e2e/a+b.spec.ts/c.spec.ts', '/x-test/e2e/a+b.spec.ts'])(
    'does not match %s',
    (path) => {
      expect(argument.test(path)).toBe(false);
    },
  );
});
