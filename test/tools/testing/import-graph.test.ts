import { describe, expect, it } from 'vitest';
import { importGraph } from '../../../tools/testing/import-graph.ts';

function importsOf(text: string, from = 'src/ui/a.ts') {
  const others = [
    'src/ui/b.ts',
    'src/domain/c.ts',
    'locales/de/x.json',
    'locales/en/x.json',
    'locales/x.json',
    'README.md',
  ];
  const graph = importGraph([from, ...others], (path) => (path === from ? text : ''), {
    '#domain/*': './src/domain/*',
  });
  return graph.get(from)?.map(({ path, isDynamic }) => (isDynamic ? `${path} later` : path));
}

describe('the imports of a file', () => {
  it.each([
    [`import { b } from './b.ts';`, ['src/ui/b.ts']],
    [`import './b.ts';`, ['src/ui/b.ts']],
    [`export { b } from "./b.ts";`, ['src/ui/b.ts']],
    [`import { c } from '#domain/c.ts';`, ['src/domain/c.ts']],
    [`import { type B, b } from './b.ts';`, ['src/ui/b.ts']],
    [`const load = () => import('./b.ts');`, ['src/ui/b.ts later']],
    [
      `import.meta.glob<{ readonly a: B }>('../../locales/*/*.json');`,
      ['locales/de/x.json later', 'locales/en/x.json later'],
    ],
    [`import { b } from './b.ts'; import('./b.ts');`, ['src/ui/b.ts']],
    [`import('./b.ts'); import { b } from './b.ts';`, ['src/ui/b.ts']],
  ])('with %s are found', (text, imports) => {
    expect(importsOf(text)).toEqual(imports);
  });

  it.each([
    `import type { B } from './b.ts';`,
    `import type {\n  B,\n} from './b.ts';`,
    `export type { B } from './b.ts';`,
  ])('with %s are left out, because they import only types', (text) => {
    expect(importsOf(text)).toEqual([]);
  });

  it('leave out packages and missing files', () => {
    expect(importsOf(`import 'react'; import './none.ts';`)).toEqual([]);
  });
});

describe('a file path in a string', () => {
  it.each([
    [`new URL('./b.ts', import.meta.url)`, ['src/ui/b.ts']],
    [`readFileSync('locales/x.json')`, ['locales/x.json']],
    [`readdirSync('locales/de')`, ['locales/de/x.json']],
  ])('counts as imported: %s', (text, imports) => {
    expect(importsOf(text)).toEqual(imports);
  });

  it('counts as imported only in tests if the file is at the root', () => {
    expect(importsOf(`'README.md'`)).toEqual([]);
    expect(importsOf(`'README.md'`, 'test/tools/a.test.ts')).toEqual(['README.md']);
  });
});
