import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { majority } from '#domain/datasets/exporting/majority.ts';

const agreedOn = (type: QuestionType, given: readonly unknown[], status: 'submitted' | 'draft' = 'submitted') => {
  const responses = given.map((value, index) => ({
    user: `user-${index}`,
    status,
    values: value === undefined ? {} : { q: value },
  }));
  return majority({ responses }, [{ name: 'q', type }]).q;
};
const span = (start: number, end: number, label = 'p') => ({ start, end, label });
const ranks = (...values: readonly string[]) => values.map((value, index) => ({ value, rank: index + 1 }));

describe('the majority', () => {
  it.each([
    ['label_selection', ['a', 'b', 'a'], 'a'],
    ['label_selection', ['a', 'b'], undefined],
    ['label_selection', ['a', 'a', 'b', 'b', 'c'], undefined],
    ['text', ['yes'], 'yes'],
    ['rating', [0, 0, 5], 0],
    ['rating', [1, undefined, 1], 1],
    ['multi_label_selection', [['a', 'b'], ['a'], ['c']], ['a']],
    ['multi_label_selection', [['a'], ['b']], []],
    ['span', [[span(0, 3)], [span(0, 3), span(5, 6)], [span(0, 3, 'q')]], [span(0, 3)]],
    ['span', [[], []], []],
    ['ranking', [ranks('a', 'b', 'c'), ranks('b', 'a', 'c'), ranks('a', 'b', 'c')], ranks('a', 'b', 'c')],
    [
      'ranking',
      [ranks('a', 'b'), ranks('b', 'a')],
      [
        { value: 'a', rank: 1 },
        { value: 'b', rank: 1 },
      ],
    ],
  ] as const)('for a %s question with the answers %j is %j', (type, given, agreed) => {
    expect(agreedOn(type, given)).toEqual(agreed);
  });

  it('ignores missing ranks', () => {
    const given = [{ value: 'a', rank: 2 }, { value: 'b', rank: null }, { value: 'c' }, null, 'd'];

    expect(agreedOn('ranking', [given, 'nothing'])).toEqual([{ value: 'a', rank: 1 }]);
  });

  it('is undefined without answers', () => {
    expect(agreedOn('span', [undefined])).toBeUndefined();
    expect(agreedOn('multi_label_selection', [])).toBeUndefined();
  });

  it('counts submitted responses only', () => {
    expect(agreedOn('label_selection', ['a', 'a'], 'draft')).toBeUndefined();
  });
});
