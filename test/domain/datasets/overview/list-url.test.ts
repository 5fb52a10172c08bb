import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listHistoryStep, readListView, workspacePath, writeListView } from '#domain/datasets/overview/list-url.ts';
import { sortFields, wholeList } from '#domain/datasets/overview/list-view.ts';

const read = (search: string) => readListView(new URLSearchParams(search));

describe('the address of the list', () => {
  it('is empty for the default list', () => {
    expect(writeListView(wholeList)).toEqual({});
    expect(read('')).toEqual(wholeList);
  });

  it.each([
    ['workspaces=a,b', ['a', 'b']],
    ['workspaces=a', ['a']],
    ['workspaces=a%2Cb', ['a', 'b']],
    ['workspaces=a%252Cb%2520c', ['a', 'b c']],
    ['workspaces=a,,a', ['a']],
    ['workspaces=', []],
    ['workspaces=[not json', ['[not json']],
    ['workspaces=["a,b","c"]', ['a,b', 'c']],
    ['workspaces=["a",7,null]', ['a']],
    ['workspaces=first&workspaces=second', ['first']],
  ])('names workspaces in both formats: %s', (search, workspaces) => {
    expect(read(search).workspaces).toEqual(workspaces);
  });

  it.each([
    ['search=imdb', 'imdb'],
    ['search=50%25', '50%'],
    ['search={"text":"a b"}', 'a b'],
    ['search={"text":7}', ''],
  ])('contains a part of the name: %s', (search, name) => {
    expect(read(search).name).toBe(name);
  });

  it.each([
    ['sort={"by":"name","order":"asc"}', 'name', 'asc'],
    ['sort={"by":"name"}', 'name', 'desc'],
    ['sort={"by":"colour","order":"up"}', 'lastActivity', 'desc'],
    ['sort=name', 'lastActivity', 'desc'],
  ])('contains a valid order: %s', (search, sortBy, order) => {
    expect(read(search)).toMatchObject({ sortBy, order });
  });

  it('brings back every view, with any names', () => {
    const names = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 4 });
    const views = fc.record({
      workspaces: names.map((each) => [...new Set(each)]),
      name: fc.string({ unit: 'grapheme' }),
      sortBy: fc.constantFrom(...sortFields),
      order: fc.constantFrom('asc', 'desc'),
    });

    fc.assert(
      fc.property(views, (view) => {
        expect(read(`${new URLSearchParams(writeListView(view))}`)).toEqual(view);
      }),
    );
  });

  it('leads to the datasets of one workspace', () => {
    const path = workspacePath('a, b & "c"');

    expect(read(path.slice(1))).toEqual({ ...wholeList, workspaces: ['a, b & "c"'] });
  });
});

describe('a history entry', () => {
  const of = (name: string) => writeListView({ ...wholeList, name });

  it('is added for the first letter of a name, and replaced for the next ones', () => {
    const sort = writeListView({ ...wholeList, sortBy: 'name' });

    expect(listHistoryStep(sort, { ...sort, ...of('i') })).toBe('push');
    expect(listHistoryStep(of('i'), of('im'))).toBe('replace');
    expect(listHistoryStep({}, of('i'))).toBe('replace');
  });

  it('is added for every other change of a query', () => {
    const next = writeListView({ ...wholeList, name: 'i', workspaces: ['a'] });

    expect(listHistoryStep(of('i'), next)).toBe('push');
    expect(listHistoryStep(of('i'), {})).toBe('push');
  });

  it('is not added without a change', () => {
    expect(listHistoryStep(of('i'), of('i'))).toBe('stay');
  });
});
