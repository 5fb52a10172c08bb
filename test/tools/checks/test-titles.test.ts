import { describe, expect, it } from 'vitest';
import { parseText } from '../../../tools/checks/sources.ts';
import { testsIn } from '../../../tools/checks/test-titles.ts';

const found = (text: string, title: string) =>
  testsIn(parseText('a.test.ts', text)).filter(({ pattern }) => pattern.test(title));

describe('the tests of a file', () => {
  it.each([
    ['a test without a suite', `it('waits', () => {});`, 'waits'],
    ['a test in a suite', `describe('a queue', () => { it('waits', () => {}); });`, 'a queue > waits'],
    [
      'a test in suites',
      `describe('a queue', () => { describe('in bulk', () => { test('waits', async () => {}); }); });`,
      'a queue > in bulk > waits',
    ],
    ['a case with printf placeholders', `it.each([1])('takes %i of %s (%j)', () => {});`, 'takes 1 of two ("x")'],
    ['a case with fraction digits', `it.each([1])('takes %.2f', () => {});`, 'takes 0.33'],
    ['a case with named placeholders', `it.each([{ a: 1 }])('takes $a.b of it', () => {});`, 'takes 1 of it'],
    ['a case of a tagged template', 'it.each`a`("takes $a", () => {});', 'takes 1'],
    ['a parametrised suite', `describe.each([1])('with %s', () => { it('waits', () => {}); });`, 'with HTTP > waits'],
    [
      'a title with a value',
      `for (const theme of themes) test(\`is legible in \${theme}\`, () => {});`,
      'is legible in dark',
    ],
    ['a title that is not a literal', `describe(Queue.name, () => { it('waits', () => {}); });`, 'Queue > waits'],
    [
      'a suite of Playwright',
      `test.describe('signing in', () => { test('opens', async () => {}); });`,
      'signing in > opens',
    ],
    ['a test with options', `test('opens', { tag: '@slow' }, async () => {});`, 'opens'],
    ['a title with regular expression characters', `it('takes a.b (or [c])?', () => {});`, 'takes a.b (or [c])?'],
    [
      'a shared case, called in a suite elsewhere',
      `function cases() { it('waits', () => {}); }\ndescribe('HTTP', cases);`,
      'HTTP > waits',
    ],
  ])('are found by their printed name: %s', (_, text, title) => {
    const tests = found(text, title);

    expect(tests).toHaveLength(1);
    expect(tests[0]?.isSkipped).toBe(false);
  });

  it.each([
    ['another test', `it('waits', () => {});`, 'waits longer'],
    ['a suite', `describe('a queue', () => { it('waits', () => {}); });`, 'a queue'],
    ['a test without its suite', `describe('a queue', () => { it('waits', () => {}); });`, 'waits'],
    ['a placeholder without cases', `it('takes %s', () => {});`, 'takes 1'],
    ['a condition of Playwright', `test('a', () => { test.skip(isSlow, 'slow'); });`, 'slow'],
    ['a call of another function', `visit('waits', () => {});`, 'waits'],
  ])('are not found by the name of %s', (_, text, title) => {
    expect(found(text, title)).toEqual([]);
  });

  it.each([
    [`it.skip('waits', () => {});`, 'waits'],
    [`it.todo('waits');`, 'waits'],
    [`it.only('waits', () => {});`, 'waits'],
    [`xit('waits', () => {});`, 'waits'],
    [`test.fixme('waits', async () => {});`, 'waits'],
    [`describe.skip('a queue', () => { it('waits', () => {}); });`, 'a queue > waits'],
    [`describe.skip.each([1])('%s', () => { it('waits', () => {}); });`, '1 > waits'],
  ])('are marked as skipped: %s', (text, title) => {
    expect(found(text, title).map(({ isSkipped }) => isSkipped)).toEqual([true]);
  });
});
