import { describe, expect, it } from 'vitest';
import { labelMatcher, labelsIn, mergedSpellings, type Spelling } from '#domain/creation/source/spellings.ts';

const spellings = (counts: Readonly<Record<string, number>>): readonly Spelling[] =>
  Object.entries(counts).map(([text, count]) => ({ text, count }));

const moods = spellings({ NEGATIVE: 3, neutral: 4, negative: 20, positive: 22, 'N/A': 1, Positive: 2 });

describe('the labels in a column', () => {
  it('are sorted by frequency, each in its most frequent spelling', () => {
    expect(labelsIn(moods, true)).toEqual(['positive', 'negative', 'neutral']);
  });

  it('include all spellings if they are not merged', () => {
    expect(labelsIn(moods, false)).toEqual(['positive', 'negative', 'neutral', 'NEGATIVE', 'Positive']);
  });

  it.each([
    ['numbers, in their order', { 10: 9, 2: 1, 1: 5 }, ['1', '2', '10']],
    ['as frequent as each other, in the order of letters', { b: 1, a: 1 }, ['a', 'b']],
    [
      'the same but for spaces and the width of letters',
      { 'very  good': 1, 'very good': 2, 'ｖｅｒｙ good': 1 },
      ['very good'],
    ],
    ['none', {}, []],
  ])('may be %s', (_, counts, labels) => {
    expect(labelsIn(spellings(counts), true)).toEqual(labels);
  });

  it('are listed if they have more than one spelling', () => {
    expect(mergedSpellings(moods)).toEqual([
      { text: 'positive', count: 24, others: ['Positive'] },
      { text: 'negative', count: 23, others: ['NEGATIVE'] },
    ]);
  });
});

describe('a text', () => {
  const options = [
    { value: 'neg', text: 'negative' },
    { value: 'NEG', text: 'Negative reviews' },
    { value: 'us', text: 'us' },
    { value: 'US', text: 'US' },
  ];

  it.each([
    ['neg', 'neg'],
    ['negative', 'neg'],
    [' negative ', 'neg'],
    ['NEGATIVE', 'neg'],
    ['negative reviews', 'NEG'],
    ['US', 'US'],
    ['us', 'us'],
    ['Us', 'us'],
    ['N/A', undefined],
    ['', undefined],
  ])('%j means the label %s', (text, value) => {
    expect(labelMatcher(options, true)(text)).toBe(value);
  });

  it('with other case matches no label if spellings are not merged', () => {
    const match = labelMatcher(options, false);

    expect([match('NEGATIVE'), match(' negative '), match('negative')]).toEqual([undefined, 'neg', 'neg']);
  });
});
