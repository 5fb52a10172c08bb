import { describe, expect, it } from 'vitest';
import { checkProse } from '../../../tools/checks/prose.ts';
import { parseText } from '../../../tools/checks/sources.ts';

function problemsIn(path: string, text: string, subjects: readonly string[] = []) {
  return checkProse({ files: [path], read: () => text, parse: () => parseText(path, text), subjects }).problems;
}

describe('the prose check', () => {
  it.each([
    ['a/a.ts', '/** Told to the user. */', 'a/a.ts:1: banned word “Told”: Told to the user.'],
    ['a/a.css', '/* Where the menu ends. */', 'a/a.css:1: banned opening “Where”: Where the menu ends.'],
    ['a/a.tsx', 'const a = 1;\n// the page is\n// read anew', 'a/a.tsx:2: banned word “anew”: the page is read anew'],
    [
      'a/a.test.ts',
      "it('says whatever it is', () => {});",
      'a/a.test.ts:1: banned word “whatever”: says whatever it is',
    ],
    ['a/a.test.ts', "describe('of rows', () => {});", 'a/a.test.ts:1: banned opening “of”: of rows'],
  ])('rejects a banned word or opening in comments and test titles of %s: %s', (path, text, problem) => {
    expect(problemsIn(path, text)).toEqual([problem]);
  });

  it.each([
    "const a = '// told of nobody';",
    'const a = `/* told */`;',
    'const a = /\\/\\* told *\\//;',
    'export const a = <p>// told</p>;',
  ])('does not take strings, patterns and markup for comments: %s', (text) => {
    expect(problemsIn('a/a.tsx', text)).toEqual([]);
  });

  it('rejects a banned word in a page, except in code spans', () => {
    expect(problemsIn('docs/decisions/page.md', '# Title\n\nNobody waits.\n`whoever` is a name.')).toEqual([
      'docs/decisions/page.md:3: banned word “Nobody”: Nobody waits.',
    ]);
  });

  it.each(["say('Nobody answers');", 'say(`Nobody answers`);'])(
    'rejects a banned word in a message of a program: %s',
    (text) => {
      expect(problemsIn('server/a.ts', text)).toEqual([expect.stringContaining('banned word “Nobody”')]);
      expect(problemsIn('test/a.ts', text)).toEqual([]);
    },
  );

  it('rejects a banned word in a commit subject', () => {
    expect(problemsIn('a/a.ts', '', ['Ask anew', 'Retry'])).toEqual(['commit "Ask anew": banned word “anew”']);
  });

  it('accepts a file without banned words', () => {
    expect(problemsIn('a/a.ts', '/** Delay before the next retry, in milliseconds. */')).toEqual([]);
  });
});
