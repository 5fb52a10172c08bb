import { describe, expect, it } from 'vitest';
import { checkFolderPairs } from '../../../tools/checks/folder-pairs.ts';
import { parseText } from '../../../tools/checks/sources.ts';

type Files = Readonly<Record<string, string>>;

const check = (files: Files) =>
  checkFolderPairs(Object.entries(files).map(([path, text]) => parseText(`src/ui/${path}`, text)));

const noteOf = (pairs: number) => `folders: ${pairs} pairs in src/ui import each other, 10 at most`;

const pairsOf = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      [`a${at}/x.ts`, `import { y } from '../b${at}/y.ts';`],
      [`b${at}/y.ts`, `import { x } from '../a${at}/x.ts';`],
    ]).flat(),
  );

describe('checkFolderPairs', () => {
  it.each([
    ['a value', `import { y } from '../b/y.ts';`],
    ['a type', `import type { Y } from '../b/y.ts';`],
    ['a lazy import', `const y = () => import('../b/y.ts');`],
    ['an alias', `import { y } from '#ui/b/y.ts';`],
  ])('counts a pair of folders that import each other: %s', (_, text) => {
    expect(check({ 'a/x.ts': text, 'b/z.ts': `import { x } from '../a/x.ts';` }).note).toBe(noteOf(1));
  });

  it('counts a folder and its subfolder as a pair', () => {
    const files = { 'a/x.ts': `import { y } from './b/y.ts';`, 'a/b/y.ts': `import type { X } from '../x.ts';` };

    expect(check(files).note).toBe(noteOf(1));
  });

  it.each([
    ['imports in one direction', `import { y } from '../b/y.ts';`, `import { z } from '../c/z.ts';`],
    ['stylesheets', `import { y } from '../b/y.ts';`, `import styles from '../a/x.module.css';`],
    ['other layers', `import { y } from '#domain/b/y.ts';`, `import { x } from '../a/x.ts';`],
    ['imports within a folder', `import { y } from './y.ts';`, `import { z } from './z.ts';`],
  ])('does not count %s', (_, ofA, ofB) => {
    expect(check({ 'a/x.ts': ofA, 'b/y.ts': ofB }).note).toBe(noteOf(0));
  });

  it('accepts ten pairs and reports each of eleven', () => {
    expect(check(pairsOf(10)).problems).toEqual([]);
    expect(check(pairsOf(11)).problems).toHaveLength(11);
    expect(check(pairsOf(11)).problems[0]).toBe('src/ui/a0 <-> src/ui/b0: these folders import each other');
  });
});
