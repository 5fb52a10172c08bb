import { describe, expect, it } from 'vitest';
import { RowsViewModel } from '#ui/creation/preview/rows-view-model.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, number) => ({ number }));

function rowsWith(count: number, shortened: readonly number[] = []) {
  const rows = new RowsViewModel({ shown: () => expect.unreachable(), batch: () => expect.unreachable() });
  rows.show(numbered(count), false, shortened);
  return rows;
}

describe('RowsViewModel', () => {
  it('shows the page of ten rows around the shown row', () => {
    const rows = rowsWith(23);
    const places = () => rows.page.map(({ at }) => at);
    expect(places()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

    rows.step(20);

    expect(places()).toEqual([20, 21, 22]);
    expect(rows.page[0]?.row).toEqual({ number: 20 });
  });

  it('does not step beyond the first and the last row', () => {
    const rows = rowsWith(3);

    rows.step(10);
    expect(rows.index).toBe(2);
    rows.step(-10);
    expect(rows.index).toBe(0);
    expect(rowsWith(0).page).toEqual([]);
  });

  it('marks shortened rows until the full row is loaded', () => {
    const rows = rowsWith(3, [1]);
    expect(rows.isShortened).toBe(false);
    rows.step(1);
    expect(rows.isShortened).toBe(true);

    rows.replaceRow(1, { number: 1, rest: 'of it' });

    expect(rows.isShortened).toBe(false);
    expect(rows.rows[1]).toEqual({ number: 1, rest: 'of it' });
  });
});
