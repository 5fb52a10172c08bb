import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type Completeness,
  completeness,
  isAcceptable,
  isAnswered,
  isOfType,
  isSendable,
  sameAnswer,
} from '#domain/annotation/answer.ts';

const ranking = (...ranks: readonly (number | undefined)[]): Answer => ({
  type: 'ranking',
  ranks: ranks.map((rank, index) => ({ value: `option-${index}`, rank })),
});
const label = (value: string | undefined): Answer => ({ type: 'label_selection', label: value });
const labels = (...values: readonly string[]): Answer => ({ type: 'multi_label_selection', labels: values });
const rating = (value: number | undefined): Answer => ({ type: 'rating', rating: value });
const text = (value: string): Answer => ({ type: 'text', text: value });
const spans = (...values: readonly [number, number, string][]): Answer => ({
  type: 'span',
  spans: values.map(([start, end, each]) => ({ start, end, label: each })),
});

const cases: readonly [sentence: string, answer: Answer, expected: Completeness][] = [
  ['text: not valid when empty', text(''), 'empty'],
  ['text: valid when not empty', text(' '), 'complete'],
  ['span: always valid, with no span too', spans(), 'complete'],
  ['span: valid with spans', spans([0, 2, 'person']), 'complete'],
  ['single label: not valid while nothing is selected', label(undefined), 'empty'],
  ['single label: valid when one option is selected', label('good'), 'complete'],
  ['multi label: not valid while nothing is selected', labels(), 'empty'],
  ['multi label: valid when at least one option is selected', labels('news'), 'complete'],
  ['rating: not valid while nothing is selected', rating(undefined), 'empty'],
  ['rating: valid when one option is selected', rating(5), 'complete'],
  ['rating: valid when the option 0 is selected', rating(0), 'complete'],
  ['ranking: valid only when every option has a rank', ranking(1, 2, 3), 'complete'],
  ['ranking: valid when options share a rank', ranking(1, 1, 2), 'complete'],
  ['ranking: partially valid when some have', ranking(1, undefined, 2), 'partial'],
  ['ranking: not valid when none has', ranking(undefined, undefined), 'empty'],
];

describe('The validity of an answer', () => {
  it.each(cases)('follows the specification: %s', (_, answer, expected) => {
    expect(completeness(answer)).toBe(expected);
  });

  it.each([
    ['empty', ranking(undefined, undefined), { answered: false, acceptable: true, sent: false }],
    ['partial', ranking(1, undefined), { answered: false, acceptable: false, sent: true }],
    ['complete', ranking(1, 2), { answered: true, acceptable: true, sent: true }],
  ])('decides whether an answer that is %s counts, blocks and is sent', (_, answer, expected) => {
    const measures = { answered: isAnswered(answer), acceptable: isAcceptable(answer), sent: isSendable(answer) };

    expect(measures).toEqual(expected);
  });
});

describe('Two answers', () => {
  it.each([
    ['texts with the same words', text('a b'), text('a b')],
    ['the same label', label('good'), label('good')],
    ['no label', label(undefined), label(undefined)],
    ['the same labels in another order', labels('a', 'b'), labels('b', 'a')],
    ['the same labels, one named twice', labels('a', 'b', 'a'), labels('a', 'b')],
    ['the same rating', rating(0), rating(0)],
    ['the same spans in another order', spans([0, 1, 'a'], [2, 3, 'b']), spans([2, 3, 'b'], [0, 1, 'a'])],
    [
      'the same ranks in another order',
      {
        type: 'ranking',
        ranks: [
          { value: 'a', rank: 2 },
          { value: 'b', rank: 1 },
        ],
      },
      {
        type: 'ranking',
        ranks: [
          { value: 'b', rank: 1 },
          { value: 'a', rank: 2 },
        ],
      },
    ],
    [
      'the same ranks, an unranked option left out',
      { type: 'ranking', ranks: [{ value: 'a', rank: 1 }] },
      {
        type: 'ranking',
        ranks: [
          { value: 'a', rank: 1 },
          { value: 'b', rank: undefined },
        ],
      },
    ],
  ] as readonly [string, Answer, Answer][])('are the same: %s', (_, one, other) => {
    expect(sameAnswer(one, other)).toBe(true);
    expect(sameAnswer(one, one)).toBe(true);
  });

  it.each([
    ['texts with another blank', text('a b'), text('a  b')],
    ['one of them without a label', label('undefined'), label(undefined)],
    ['a label more', labels('a', 'b'), labels('a')],
    ['labels that only look alike when joined', labels('a,b'), labels('a', 'b')],
    ['a rating of zero and none', rating(0), rating(undefined)],
    ['spans with another end', spans([0, 1, 'a']), spans([0, 2, 'a'])],
    ['spans with another label', spans([0, 1, 'a']), spans([0, 1, 'b'])],
    ['ranks swapped', ranking(1, 2), ranking(2, 1)],
    ['of different types', text(''), labels()],
  ])('differ: %s', (_, one, other) => {
    expect(sameAnswer(one, other)).toBe(false);
  });
});

describe('The type of an answer', () => {
  it('distinguishes it from the others', () => {
    expect(isOfType(text('a'), 'text')).toBe(true);
    expect(isOfType(text('a'), 'rating')).toBe(false);
  });
});
