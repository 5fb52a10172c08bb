import { describe, expect, it } from 'vitest';
import { matchesIn, searchedPhrases } from '#domain/text/search-matches.ts';

const found = (search: string, text: string) =>
  matchesIn(searchedPhrases(search), text).map(({ start, end }) => text.slice(start, end));

describe('The matches of a search', () => {
  it.each([
    ['regardless of case and accents', 'cafe', 'Two cafés, one CAFÉ', ['CAFÉ']],
    ['each of them', 'good weather', 'The weather is good, good!', ['weather', 'good', 'good']],
    ['either of them', 'rain | snow', 'Snow, then rain', ['Snow', 'rain']],
    ['as whole words', 'rain', 'Trains in the rain', ['rain']],
    ['by their beginning where it is asked for', 'rain*', 'Rainy trains rain', ['Rainy', 'rain']],
    ['together where they are a phrase', '"new york"', 'New ideas for New York', ['New York']],
    ['together with the last one begun', 'well-kn*', 'Well known', ['Well known']],
    ['together where they are joined', 'well-known', 'A well known, well-known well', ['well known', 'well-known']],
    ['whole where their phrase is', '"new yo"', 'New York', []],
    ['apart where others may stand among them', '"good day"~2', 'A good long day', ['good', 'day']],
    ['but not what must not be there', 'rain -snow', 'Snow and rain', ['rain']],
    ['in other scripts', '天気', '今日は天気がいい', ['天気']],
    ['with signs that mean something elsewhere', 'a.b (c', 'a.b and [c]', ['a.b', 'c']],
    ['the longest first', 'new "new york"', 'New York is new', ['New York', 'new']],
  ])('are found %s', (_, search, text, expected) => {
    expect(found(search, text)).toEqual(expected);
  });

  it.each(['', '  ', '-', '"', '-rain'])('are none in %j', (search) => {
    expect(found(search, 'rain - "')).toEqual([]);
  });

  it('have offsets in the text', () => {
    expect(matchesIn(searchedPhrases('b'), 'a b 😀 b')).toEqual([
      { start: 2, end: 3 },
      { start: 7, end: 8 },
    ]);
  });
});
