import { describe, expect, it } from 'vitest';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { bareOverview } from '#domain/datasets/overview/dataset-overview.ts';
import {
  choicesNamed,
  filtered,
  isFiltered,
  type ListView,
  oppositeOrder,
  sorted,
  toggleWorkspace,
  wholeList,
  withoutFilters,
  workspaceChoices,
} from '#domain/datasets/overview/list-view.ts';
import { aDataset } from '../../../support/datasets.ts';

const listOf = (...changes: readonly Partial<Dataset>[]) =>
  changes.map((change) => bareOverview(aDataset({ id: change.name ?? 'dataset', ...change })));
const names = (overviews: readonly { readonly dataset: Dataset }[]) => overviews.map(({ dataset }) => dataset.name);
const view = (change: Partial<ListView>): ListView => ({ ...wholeList, ...change });

describe('the list of datasets', () => {
  const list = listOf(
    { name: 'Crème brûlée', workspaceName: 'kitchen' },
    { name: 'STRASSE', workspaceName: 'town' },
    { name: 'Straße', workspaceName: 'a, b' },
  );

  it.each([
    [[], ['Crème brûlée', 'STRASSE', 'Straße']],
    [['kitchen'], ['Crème brûlée']],
    [
      ['kitchen', 'a, b'],
      ['Crème brûlée', 'Straße'],
    ],
    [['nowhere'], []],
  ])('shows the datasets of the chosen workspaces, or of all: %j', (workspaces, shown) => {
    expect(names(filtered(list, view({ workspaces })))).toEqual(shown);
  });

  it.each([
    ['creme', ['Crème brûlée']],
    ['BRÛLÉE', ['Crème brûlée']],
    ['  strasse ', ['STRASSE', 'Straße']],
    ['', ['Crème brûlée', 'STRASSE', 'Straße']],
    ['x', []],
  ])('shows datasets whose name contains %j, ignoring case and accents', (name, shown) => {
    expect(names(filtered(list, view({ name })))).toEqual(shown);
  });

  it('applies workspace and name together', () => {
    expect(names(filtered(list, view({ workspaces: ['town'], name: 'strasse' })))).toEqual(['STRASSE']);
  });
});

describe('the order of the datasets', () => {
  const list = listOf(
    { name: 'zebra', createdAt: '2026-01-03T00:00:00', lastActivityAt: '2026-02-01T00:00:00' },
    { name: 'Ähre', createdAt: '2026-01-01T00:00:00', lastActivityAt: '2026-02-03T00:00:00.5' },
    { name: 'set 10', createdAt: '2026-01-02T00:00:00', lastActivityAt: '2026-02-03T00:00:00' },
    { name: 'set 9', createdAt: '2026-01-04T00:00:00', lastActivityAt: '2026-01-01T00:00:00' },
  );

  it('starts with the last activity by default', () => {
    expect(names(sorted(list, wholeList, 'en'))).toEqual(['Ähre', 'set 10', 'zebra', 'set 9']);
  });

  it.each([
    ['name', 'asc', ['Ähre', 'set 9', 'set 10', 'zebra']],
    ['name', 'desc', ['zebra', 'set 10', 'set 9', 'Ähre']],
    ['created', 'asc', ['Ähre', 'set 10', 'zebra', 'set 9']],
    ['created', 'desc', ['set 9', 'zebra', 'set 10', 'Ähre']],
    ['lastActivity', 'asc', ['set 9', 'zebra', 'set 10', 'Ähre']],
  ] as const)('sorts by %s, %s', (sortBy, order, shown) => {
    expect(names(sorted(list, { sortBy, order }, 'de'))).toEqual(shown);
  });

  it('compares names by language', () => {
    const words = listOf({ name: 'nz' }, { name: 'ña' });

    expect(names(sorted(words, { sortBy: 'name', order: 'asc' }, 'en'))).toEqual(['ña', 'nz']);
    expect(names(sorted(words, { sortBy: 'name', order: 'asc' }, 'es'))).toEqual(['nz', 'ña']);
  });

  it('sorts equal datasets by id in both directions', () => {
    const same = listOf({ id: 'b', name: 'same' }, { id: 'a', name: 'same' });

    for (const order of ['asc', 'desc'] as const)
      expect(sorted(same, { sortBy: 'name', order }, 'en').map(({ dataset }) => dataset.id)).toEqual(['a', 'b']);
  });

  it('can be reversed', () => {
    expect([oppositeOrder('asc'), oppositeOrder('desc')]).toEqual(['desc', 'asc']);
  });
});

describe('the filters', () => {
  it('toggle a workspace', () => {
    const once = toggleWorkspace(toggleWorkspace(wholeList, 'a'), 'b');

    expect(once.workspaces).toEqual(['a', 'b']);
    expect(toggleWorkspace(once, 'a').workspaces).toEqual(['b']);
  });

  it.each([
    [{}, false],
    [{ sortBy: 'name' } as const, false],
    [{ name: '  ' }, false],
    [{ name: 'a' }, true],
    [{ workspaces: ['a'] }, true],
  ])('are active or not: %j', (change, hides) => {
    expect(isFiltered(view(change))).toBe(hides);
  });

  it('are cleared without the order', () => {
    const all = view({ workspaces: ['a'], name: 'b', sortBy: 'name', order: 'asc' });

    expect(withoutFilters(all)).toEqual({ workspaces: [], name: '', sortBy: 'name', order: 'asc' });
  });

  it('offer each workspace with its number of datasets, and chosen ones in any case', () => {
    const list = listOf(
      { name: 'one', workspaceName: 'team 10' },
      { name: 'two', workspaceName: 'team 9' },
      { name: 'three', workspaceName: 'team 9' },
    );

    expect(workspaceChoices(list, ['gone', 'team 10'], 'en')).toEqual([
      { name: 'gone', datasets: 0 },
      { name: 'team 9', datasets: 2 },
      { name: 'team 10', datasets: 1 },
    ]);
  });

  it('find workspaces by a part of their name', () => {
    const choices = [
      { name: 'Équipe', datasets: 1 },
      { name: 'other', datasets: 2 },
    ];

    expect(choicesNamed(choices, ' equ ').map(({ name }) => name)).toEqual(['Équipe']);
  });
});
