import { describe, expect, it } from 'vitest';
import * as pages from '#domain/criteria/page.ts';

const focus = (position: number): pages.Page => ({ mode: 'focus', position });
const bulk = (first: number, size: number): pages.Page => ({ mode: 'bulk', first, size });

describe('a page of records', () => {
  it('is the first record, unless another is asked for', () => {
    expect(pages.firstRecord).toEqual(focus(1));
  });

  it.each([
    [focus(1), focus(2)],
    [focus(7), focus(8)],
    [bulk(1, 10), bulk(11, 10)],
    [bulk(26, 25), bulk(51, 25)],
  ])('%j is followed by %j', (page, next) => {
    expect(pages.nextPage(page)).toEqual(next);
    expect(pages.previousPage(next)).toEqual(page);
  });

  it.each([
    [focus(1), focus(1)],
    [bulk(1, 10), bulk(1, 10)],
    [bulk(5, 10), bulk(1, 10)],
  ])('%j goes back to %j and no further', (page, previous) => {
    expect(pages.previousPage(page)).toEqual(previous);
  });

  it.each([
    [focus(1), false],
    [focus(2), true],
    [bulk(1, 50), false],
    [bulk(51, 50), true],
  ])('%j has one before it: %s', (page, expected) => {
    expect(pages.hasPrevious(page)).toBe(expected);
  });

  it.each([
    [focus(39), true],
    [focus(40), false],
    [bulk(21, 10), true],
    [bulk(31, 10), false],
  ])('%j of 40 has one after it: %s', (page, expected) => {
    expect(pages.hasNext(page, 40)).toBe(expected);
  });

  it.each([10, 25, 50, 100])('takes %i records in bulk', (size) => {
    expect(pages.validPage(bulk(11, size))).toEqual(bulk(11, size));
  });

  it.each([focus(0), focus(-2), focus(1.5), focus(Number.NaN), bulk(0, 10), bulk(1, 0), bulk(1, 20), bulk(1, 1000)])(
    '%j is invalid and becomes the first record',
    (page) => {
      expect(pages.validPage(page)).toEqual(pages.firstRecord);
    },
  );

  it('starts at the first record after a change of size', () => {
    expect(pages.withPageSize(bulk(41, 10), 25)).toEqual(bulk(1, 25));
    expect(pages.withPageSize(bulk(41, 10), 26)).toEqual(bulk(41, 10));
  });

  it('starts again in the same mode and size', () => {
    expect(pages.firstPage(focus(9))).toEqual(focus(1));
    expect(pages.firstPage(bulk(51, 50))).toEqual(bulk(1, 50));
  });

  it.each([
    [focus(1), bulk(1, 10)],
    [focus(10), bulk(1, 10)],
    [focus(11), bulk(11, 10)],
    [bulk(26, 25), bulk(26, 25)],
  ])('%j becomes %j in bulk', (page, expected) => {
    expect(pages.asBulk(page)).toEqual(expected);
  });

  it('contains the record in focus at every size', () => {
    expect(pages.asBulk(focus(60), 50)).toEqual(bulk(51, 50));
  });

  it('puts its first record in focus', () => {
    expect(pages.asFocus(bulk(26, 25))).toEqual(focus(26));
    expect(pages.asFocus(focus(3))).toEqual(focus(3));
  });
});

describe('a typed position', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['1,024', 1024],
    ['1.024', 1024],
    ['0', 1],
    ['-3', 1],
    ['99999', 2000],
  ])('is parsed from %s', (text, position) => {
    expect(pages.parsePosition(text, 2000)).toBe(position);
  });

  it.each(['', ' ', 'seven', '7th', '1e3', '-'])('is undefined for %s', (text) => {
    expect(pages.parsePosition(text, 2000)).toBeUndefined();
  });
});
