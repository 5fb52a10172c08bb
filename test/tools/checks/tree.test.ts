import { describe, expect, it } from 'vitest';
import { checkTree } from '../../../tools/checks/tree.ts';

const problems = (files: readonly string[], text = '') => checkTree(files, () => text).problems;

describe('the tree check', () => {
  it('accepts files with valid names and folders', () => {
    const files = ['README.md', 'src/domain/shared/limits.ts', 'src/ui/shared/a-screen.tsx', 'server/main.ts'];

    expect(checkTree(files, () => '')).toEqual({ problems: [], note: 'tree: 3 files' });
  });

  it.each(['src/ui/annotation/record/template/frame', 'server/resources/records/checking/fields'])(
    'accepts five nested folders, and rejects six: %s',
    (folder) => {
      expect(problems([`${folder}/a.ts`])).toEqual([]);
      expect(problems([`${folder}/parts/a.ts`])).toEqual([expect.stringContaining('more than 5 folders')]);
    },
  );

  it.each(['src/domain/Limits.ts', 'src/Domain/limits.ts', 'server/my_file.ts', 'test/someThing.test.ts'])(
    'rejects a name that is not kebab-case: %s',
    (path) => {
      expect(problems([path])).toEqual([`${path}: names must be in kebab-case`]);
    },
  );

  it.each([`export * from './a.ts';`, `import './a.ts';\nexport { a } from './a.ts';`])(
    'rejects a barrel file: %j',
    (text) => {
      expect(problems(['src/domain/shared/index.ts'], text)).toEqual([expect.stringContaining('is a barrel')]);
    },
  );

  it('accepts an index file that is not a barrel', () => {
    const table = `import { Text } from './text.tsx';\nexport const questions = { text: Text };`;

    expect(problems(['src/ui/annotation/questions/index.ts'], table)).toEqual([]);
  });
});
