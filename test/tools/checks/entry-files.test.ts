import { describe, expect, it } from 'vitest';
import { entryFiles } from '../../../tools/checks/entry-files.ts';

const manifest = {
  'index.html': { name: 'base', file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/sign-in.tsx': { file: 'sign-in.js', imports: ['index.html', '_form.js'] },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'src/home.tsx': { file: 'home.js', imports: ['_list.js'] },
  '_list.js': { file: 'list.js' },
  'style.css': { file: 'style.css' },
};

describe('the entry files of a page', () => {
  it('are the entry and all of its imports', () => {
    expect(entryFiles(manifest, 'base', [])).toEqual(['entry.js', 'react.js']);
  });

  it('include the chunks loaded at start and their imports, each file once', () => {
    expect(entryFiles(manifest, 'base', ['src/sign-in.tsx'])).toEqual([
      'entry.js',
      'react.js',
      'sign-in.js',
      'form.js',
    ]);
  });

  it('ignore a module without a chunk, which is part of the entry', () => {
    expect(entryFiles(manifest, 'base', ['src/small.tsx'])).toEqual(['entry.js', 'react.js']);
  });

  it('include no stylesheets', () => {
    expect(entryFiles(manifest, 'base', ['style.css'])).not.toContain('style.css');
  });

  it('are not found if the build has no entry', () => {
    expect(() => entryFiles(manifest, 'main', [])).toThrow('The manifest of the build has no chunk main');
  });
});
