import { describe, expect, it } from 'vitest';
import { checkTree } from '../../../tools/checks/tree.ts';

const problems = (files: readonly string[], text = '') => checkTree(files, () => text).problems;

describe('the tree', () => {
  it('is well as it should be', () => {
    const files = ['README.md', 'src/domain/shared/limits.ts', 'src/ui/shared/a-screen.tsx', 'server/main.ts'];

    expect(checkTree(files, () => '')).toEqual({ problems: [], note: 'tree: 3 files' });
  });

  it.each(['src/ui/annotation/record/template/frame', 'server/resources/records/checking/fields'])(
    'takes five folders, the layer among them, and refuses six: %s',
    (folder) => {
      expect(problems([`${folder}/a.ts`])).toEqual([]);
      expect(problems([`${folder}/parts/a.ts`])).toEqual([expect.stringContaining('more than 5 folders')]);
    },
  );

  it.each(['src/domain/Limits.ts', 'src/Domain/limits.ts', 'server/my_file.ts', 'test/someThing.test.ts'])(
    'refuses a name that is not kebab-case: %s',
    (path) => {
      expect(problems([path])).toEqual([`${path}: names must be in kebab-case`]);
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
