import { describe, expect, it } from 'vitest';
import { checkDocs } from '../../../tools/checks/docs.ts';

const files: Readonly<Record<string, string>> = {
  'package.json': '{"scripts": {"start": "", "bench": "", "e2e": ""}}',
  'src/domain/queue.ts': 'export function nextStretch() {}\nexport const limits = { most: 3 };',
  'src/ui/form-view-model.ts': 'export class FormViewModel { press() {} }',
  'src/ui/other.ts': 'export const elsewhere = 1; const press = 2;',
  'server/config.ts': "const row = { name: 'TRUST_PROXY', flag: 'trust-proxy' };",
  'docs/queue.md': '# The queue\n\n## What comes next, and when\n',
};

function problems(page: string, name = 'README.md') {
  const tree: Readonly<Record<string, string>> = { ...files, [name]: page };
  return checkDocs({ files: Object.keys(tree), read: (path) => tree[path] ?? '' }).problems;
}

describe('a citation in the documentation', () => {
  it.each([
    'the file `src/domain/queue.ts`, the folder `src/domain/`, any `src/ui/<name>-view-model.ts` or `src/…/other.ts`',
    'a link [to a page](docs/queue.md), [to a heading](docs/queue.md#what-comes-next-and-when), [outside](https://a.b)',
    '`npm ci`, `npm start`, `npm run bench -- server`, `npm run e2e`',
    '`nextStretch`, `nextStretch` in `src/domain/queue.ts`, `limits.most`, `FormViewModel.press`, `press()`',
    'the setting `TRUST_PROXY` and the flag `--trust-proxy`',
    '`pg_dump`, `COPY`, `a text`, `&&` are of others',
    '```sh\nnpm run nothing docs/nothing.md `nothingThere`\n```',
  ])('is accepted if its target exists: %s', (page) => {
    expect(problems(page)).toEqual([]);
  });

  it.each([
    ['`src/domain/queues.ts`', 'src/domain/queues.ts does not exist'],
    ['`server/<name>/`', 'server/<name>/ does not exist'],
    ['[a page](docs/nothing.md)', 'docs/nothing.md does not exist'],
    ['[a heading](docs/queue.md#nothing)', 'docs/queue.md has no heading nothing'],
    ['`npm run pictures`', 'script pictures does not exist'],
    ['`nothingThere`', '`nothingThere`: nothingThere was not found in the sources'],
    ['`src/domain/queue.ts` `elsewhere`', '`elsewhere`: elsewhere was not found in src/domain/queue.ts'],
    ['`elsewhere` in `src/domain/queue.ts`', '`elsewhere`: elsewhere was not found in src/domain/queue.ts'],
    ['`FormViewModel.nextStretch`', '`FormViewModel.nextStretch`: nextStretch was not found in the sources'],
    ['`TRUST_NOTHING`', '`TRUST_NOTHING`: TRUST_NOTHING was not found in the sources'],
    ['`--trust-nothing`', '`--trust-nothing`: trust-nothing was not found in the sources'],
  ])('is rejected if its target is missing: %s', (page, problem) => {
    expect(problems(page)).toEqual([`README.md: ${problem}`]);
  });

  it('is resolved relative to the page that contains it', () => {
    expect(problems('[the queue](queue.md), [README](../README.md)', 'docs/more.md')).toEqual([
      'docs/more.md: README.md does not exist',
    ]);
  });
});
