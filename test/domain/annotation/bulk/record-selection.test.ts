import { describe, expect, it } from 'vitest';
import {
  canSelectEverything,
  isPageSelected,
  nothingSelected,
  type RecordSelection,
  selectEverything,
  selectRange,
  togglePage,
  toggleRecord,
} from '#domain/annotation/bulk/record-selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const ids = (selection: RecordSelection) => [...selection.ids].toSorted();
const selecting = (...wanted: readonly string[]) => wanted.reduce(toggleRecord, nothingSelected);

describe('Selecting one record', () => {
  it('adds it', () => {
    expect(ids(selecting('a', 'c'))).toEqual(['a', 'c']);
  });

  it('deselects a selected record', () => {
    expect(ids(selecting('a', 'c', 'a'))).toEqual(['c']);
  });
});

describe('Selecting a range', () => {
  it.each([
    ['down', 'b', 'd', ['b', 'c', 'd']],
    ['up', 'd', 'b', ['b', 'c', 'd']],
    ['of one', 'c', 'c', ['c']],
  ])('goes %s from the anchor', (_, from, to, expected) => {
    expect(ids(selectRange(selecting(from), to, page))).toEqual(expected);
  });

  it('keeps the earlier selection', () => {
    expect(ids(selectRange(selecting('a', 'c'), 'd', page))).toEqual(['a', 'c', 'd']);
  });

  it('continues from its own end', () => {
    const selection = selectRange(selectRange(selecting('a'), 'b', page), 'd', page);

    expect(ids(selection)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['nothing was chosen', nothingSelected],
    ['the record chosen last was taken out', selecting('a', 'a')],
    ['the record chosen last is on another page', togglePage(nothingSelected, [])],
  ])('is one record if %s', (_, selection) => {
    expect(ids(selectRange(selection, 'c', page))).toEqual(['c']);
  });

  it('adds only the record itself when the anchor is not on the page', () => {
    expect(ids(selectRange(selecting('z'), 'c', page))).toEqual(['c', 'z']);
    expect(ids(selectRange(selecting('c', 'z'), 'c', page))).toEqual(['c', 'z']);
  });

  it('starts a new range after the anchor was deselected', () => {
    expect(ids(selectRange(selecting('a', 'e', 'a'), 'd', page))).toEqual(['d', 'e']);
  });
});

describe('Selecting a page', () => {
  it('selects all its records, and none when all are selected', () => {
    const all = togglePage(selecting('b'), page);

    expect(isPageSelected(all, page)).toBe(true);
    expect(ids(togglePage(all, page))).toEqual([]);
  });

  it('is not done by some of its records, nor on an empty page', () => {
    expect(isPageSelected(selecting('a', 'b'), page)).toBe(false);
    expect(isPageSelected(nothingSelected, [])).toBe(false);
  });
});

describe('Selecting everything that matches', () => {
  const all = togglePage(nothingSelected, page);

  it.each([
    ['is offered once the page is selected', all, 6, true],
    ['is not offered when the page is the list', all, 5, false],
    ['is not offered for a part of the page', selecting('a'), 6, false],
    ['is not offered twice', selectEverything([...page, 'f']), 6, false],
  ])('%s', (_, selection, total, expected) => {
    expect(canSelectEverything(selection, page, total)).toBe(expected);
  });

  it('goes up to 1000 records', () => {
    const many = Array.from({ length: 1200 }, (_, index) => `record-${index}`);

    const selection = selectEverything(many);

    expect(selection.ids.size).toBe(1000);
    expect(selection.isEverything).toBe(true);
  });

  it('ends when a record is deselected', () => {
    const selection = toggleRecord(selectEverything(page), 'b');

    expect(selection.isEverything).toBe(false);
    expect(ids(selection)).toEqual(['a', 'c', 'd', 'e']);
  });
});
