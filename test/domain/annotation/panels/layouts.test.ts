import { describe, expect, it } from 'vitest';
import {
  layoutOf,
  layoutsFrom,
  withArrangement,
  withBulkLayout,
  withLayout,
  withOpen,
  withShare,
} from '#domain/annotation/panels/layouts.ts';

const usual = { form: 'beside', fields: 'stacked' } as const;
const cards = { view: 'cards', columns: undefined } as const;
const untouched = { arrangement: usual, bulk: cards, shares: {}, open: [] };
const wide = { arrangement: usual, bulk: cards, shares: { record: 70 }, open: [] };

describe('stored layouts', () => {
  it('are the default for a dataset without a layout, even one with the id of a method', () => {
    expect(layoutOf({ a: wide }, 'b')).toEqual(untouched);
    expect(layoutOf({ a: wide }, 'constructor')).toEqual(untouched);
  });

  it('belong to one dataset each', () => {
    const layouts = withLayout({ a: wide }, 'b', untouched);

    expect(layoutOf(layouts, 'a')).toEqual(wide);
    expect(layoutOf(layouts, 'b')).toEqual(untouched);
  });

  it('include the hundred datasets that were changed last', () => {
    const names = Array.from({ length: 101 }, (_, index) => `d${index}`);
    const all = names.reduce((layouts, name) => withLayout(layouts, name, wide), {});

    const again = withLayout(withLayout(all, 'd1', untouched), 'd101', wide);

    expect(Object.keys(again)).toHaveLength(100);
    expect([layoutOf(again, 'd0'), layoutOf(again, 'd1'), layoutOf(again, 'd2')]).toEqual([
      untouched,
      untouched,
      untouched,
    ]);
    expect(Object.keys(again).slice(-2)).toEqual(['d1', 'd101']);
  });

  it.each([
    undefined,
    null,
    3,
    'text',
    { a: 1 },
    { a: { shares: [], open: 'progress' } },
    { a: { open: ['x'] } },
    { a: { arrangement: { form: 'above', fields: 3 } } },
  ])('are read from any stored data: %j', (kept) => {
    expect(layoutOf(layoutsFrom(kept), 'a')).toEqual(untouched);
  });

  it('have the arrangement that the user chose', () => {
    const below = withArrangement(withArrangement(untouched, { form: 'below' }), { fields: 'columns' });

    expect(below.arrangement).toEqual({ form: 'below', fields: 'columns' });
    expect(layoutsFrom({ a: below })).toEqual({ a: below });
  });

  it('have the view and the columns of the bulk view that the user chose', () => {
    const table = withBulkLayout(withBulkLayout(untouched, { view: 'table' }), { columns: ['field:text'] });

    expect(table.bulk).toEqual({ view: 'table', columns: ['field:text'] });
    expect(layoutsFrom({ a: table })).toEqual({ a: table });
    expect(layoutsFrom({ a: { bulk: { view: 'list', columns: ['x', 3] } } }).a?.bulk).toEqual({
      view: 'cards',
      columns: ['x'],
    });
  });

  it('are read as they were written', () => {
    const kept = { a: { shares: { record: 61.5, progress: 'x', other: 3 }, open: ['progress'] } };

    expect(layoutsFrom(kept)).toEqual({
      a: { arrangement: usual, bulk: cards, shares: { record: 61.5 }, open: ['progress'] },
    });
  });
});

describe('a layout', () => {
  it('stores a share, and removes it again', () => {
    const narrow = withShare(wide, 'record', 55);

    expect(narrow.shares.record).toBe(55);
    expect(withShare(narrow, 'record', undefined).shares.record).toBeUndefined();
  });

  it('knows which panels are unfolded', () => {
    const both = withOpen(withOpen(untouched, 'progress', true), 'guidelines', true);

    expect(both.open).toEqual(['guidelines', 'progress']);
    expect(withOpen(both, 'guidelines', false).open).toEqual(['progress']);
  });
});
