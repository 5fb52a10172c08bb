import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import { spanKey } from '#domain/annotation/answer.ts';
import {
  bestScore,
  equalsSuggestion,
  formatScore,
  suggestedValues,
  suggestionFor,
} from '#domain/annotation/suggestion.ts';
import { aQuestion, aSuggestion } from '../../support/builders.ts';

const mood = aQuestion('label_selection', { name: 'mood' });
const good: Answer = { type: 'label_selection', label: 'good' };
const person = { start: 0, end: 4, label: 'person' };
const place = { start: 9, end: 12, label: 'place' };

const suggest = (answer: Answer, score?: number | readonly number[]) => aSuggestion(mood, answer, { score });

describe('The suggestion for a question', () => {
  it('belongs to the question', () => {
    const wanted = suggest(good);

    expect(suggestionFor(mood, [aSuggestion({ id: 'other' }, good), wanted])).toBe(wanted);
    expect(suggestionFor(mood, [])).toBeUndefined();
  });

  it('is none if its value is of another type', () => {
    expect(suggestionFor(mood, [suggest({ type: 'text', text: 'good' })])).toBeUndefined();
  });
});

describe('An answer', () => {
  it('equals the suggestion with the same value', () => {
    expect(equalsSuggestion(good, suggest(good))).toBe(true);
  });

  it('differs from the suggestion with another value, or without a suggestion', () => {
    expect(equalsSuggestion({ type: 'label_selection', label: 'bad' }, suggest(good))).toBe(false);
    expect(equalsSuggestion(good, undefined)).toBe(false);
  });
});

describe('The suggested values', () => {
  it.each([
    ['a text', suggest({ type: 'text', text: 'a' }, 0.5), [['a', { score: 0.5 }]]],
    ['a label', suggest(good, 0.5), [['good', { score: 0.5 }]]],
    ['no label', suggest({ type: 'label_selection', label: undefined }, 0.5), []],
    [
      'labels with a score each',
      suggest({ type: 'multi_label_selection', labels: ['a', 'b'] }, [0.1, 0.9]),
      [
        ['a', { score: 0.1 }],
        ['b', { score: 0.9 }],
      ],
    ],
    [
      'labels with one score for all',
      suggest({ type: 'multi_label_selection', labels: ['a', 'b'] }, 0.3),
      [
        ['a', { score: 0.3 }],
        ['b', { score: 0.3 }],
      ],
    ],
    ['a rating of zero', suggest({ type: 'rating', rating: 0 }), [['0', { score: undefined }]]],
    ['no rating', suggest({ type: 'rating', rating: undefined }), []],
    ['ranks', suggest({ type: 'ranking', ranks: [{ value: 'a', rank: 2 }] }, [0.7]), [['a', { score: 0.7, rank: 2 }]]],
    [
      'ranks, one of which is left open',
      suggest(
        {
          type: 'ranking',
          ranks: [
            { value: 'a', rank: undefined },
            { value: 'b', rank: 1 },
          ],
        },
        [0.7, 0.2],
      ),
      [['b', { score: 0.2, rank: 1 }]],
    ],
    [
      'spans, the second without a score',
      suggest({ type: 'span', spans: [person, place] }, [0.8]),
      [
        [spanKey(person), { score: 0.8 }],
        [spanKey(place), { score: undefined }],
      ],
    ],
    ['nothing', undefined, []],
  ] as const)('have one score each: %s', (_, suggestion, expected) => {
    expect([...suggestedValues(suggestion)]).toEqual(expected);
  });
});

describe('A span', () => {
  const values = suggestedValues(suggest({ type: 'span', spans: [person] }, 0.8));

  it.each([
    ['is the suggested one where start, end and label are the same', person, 0.8],
    ['is another where the label differs', { ...person, label: 'place' }, undefined],
    ['is another where the start differs', { ...person, start: 1 }, undefined],
    ['is another where the end differs', { ...person, end: 5 }, undefined],
  ])('%s', (_, span, score) => {
    expect(values.get(spanKey(span))?.score).toBe(score);
  });
});

describe('A suggestion score', () => {
  it.each([
    [0.4567, '0.5'],
    [0, '0.0'],
    [1, '1.0'],
    [0.94, '0.9'],
    [undefined, undefined],
  ])('is shown with one digit: %s as %s', (score, expected) => {
    expect(formatScore(score)).toBe(expected);
  });

  it.each([
    [0.4, 0.4],
    [[0.1, 0.9, 0.5], 0.9],
    [[], undefined],
    [undefined, undefined],
  ])('in %j is %s at best', (score, expected) => {
    expect(bestScore(suggest(good, score))).toBe(expected);
  });
});
