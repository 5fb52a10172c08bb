import { describe, expect, it } from 'vitest';
import { checkTree } from '../../../tools/checks/tree.ts';

const problems = (files: readonly string[], text = '') => checkTree(files, () => text).problems;
const many = (count: number, folder: string) => Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

describe('the tree', () => {
  it('is well as it should be', () => {
    const files = ['README.md', 'src/domain/shared/limits.ts', 'src/ui/shared/a-screen.tsx', 'server/main.ts'];

    expect(checkTree(files, () => '')).toEqual({ problems: [], note: 'tree: 3 files' });
  });

  it('takes twelve files in a folder, and the styles beside them', () => {
    expect(problems([...many(12, 'src/ui/shared'), 'src/ui/shared/file-1.module.css'])).toEqual([]);
  });

  it('refuses thirteen', () => {
    expect(problems(many(13, 'src/ui/shared'))).toEqual([
      expect.stringContaining('src/ui/shared: 13 files, at most 12'),
    ]);
  });

  it('lets recordings lie together', () => {
    expect(problems(many(400, 'test/contract/recordings'))).toEqual([]);
  });

  it('takes four folders below the root and refuses five', () => {
    expect(problems(['src/ui/annotation/questions/a.tsx'])).toEqual([]);
    expect(problems(['src/ui/annotation/questions/span/a.tsx'])).toEqual([
      expect.stringContaining('more than 4 folders'),
    ]);
  });

  it.each(['src/domain/Limits.ts', 'src/Domain/limits.ts', 'server/my_file.ts', 'test/someThing.test.ts'])(
    'refuses a name that is not kebab-case: %s',
    (path) => {
      expect(problems([path])).toEqual([`${path}: names are kebab-case`]);
    },
  );

  it.each([`export * from './a.ts';`, `import './a.ts';\nexport { a } from './a.ts';`])(
    'refuses a barrel: %j',
    (text) => {
      expect(problems(['src/domain/shared/index.ts'], text)).toEqual([expect.stringContaining('is a barrel')]);
    },
  );

  it('takes an index that is a table', () => {
    const table = `import { Text } from './text.tsx';\nexport const questions = { text: Text };`;

    expect(problems(['src/ui/annotation/questions/index.ts'], table)).toEqual([]);
  });
});
