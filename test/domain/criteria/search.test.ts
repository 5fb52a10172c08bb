import { describe, expect, it } from 'vitest';
import { searchInField, textSearch } from '#domain/criteria/search.ts';

describe('a text search', () => {
  it('is trimmed', () => {
    expect(textSearch('  a b ')).toEqual({ text: 'a b', field: undefined });
  });

  it.each(['', '   ', '\n\t'])('for the blank text %j is undefined', (text) => {
    expect(textSearch(text, 'title')).toBeUndefined();
  });

  it('covers one field or all of them', () => {
    const search = textSearch('a', 'title');

    expect(search).toEqual({ text: 'a', field: 'title' });
    expect(searchInField(search, 'body')).toEqual({ text: 'a', field: 'body' });
    expect(searchInField(search, undefined)).toEqual({ text: 'a', field: undefined });
    expect(searchInField(search, '')).toEqual({ text: 'a', field: undefined });
  });

  it('does not start when only a field is chosen', () => {
    expect(searchInField(undefined, 'title')).toBeUndefined();
  });
});
