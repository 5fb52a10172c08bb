import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { agentQuality } from '#domain/quality/agents/agent-quality.ts';
import { labelScores, rarestAnswer } from '#domain/quality/agents/label-scores.ts';
import type { ComparedValues } from '#domain/quality/question-figures.ts';

type Pair<T extends QuestionType> = readonly [suggestion: ComparedValues[T], answer: ComparedValues[T], count?: number];

const qualityOf = <T extends QuestionType>(type: T, pairs: readonly Pair<T>[], options: readonly string[] = []) =>
  agentQuality(
    { type, options },
    pairs.map(([suggestion, answer, count = 1]) => ({ suggestion, answer, answers: count, records: count })),
  );

const figuresOf = ({ figures }: ReturnType<typeof agentQuality>) =>
  Object.fromEntries(figures.map(({ name, figure }) => [name, 'value' in figure ? figure.value : figure.reason]));

describe('suggestions of one label', () => {
  const quality = qualityOf(
    'label_selection',
    [
      ['spam', 'spam', 20],
      ['spam', 'ham', 5],
      ['ham', 'spam', 10],
      ['ham', 'ham', 15],
    ],
    ['spam', 'ham', 'unsure'],
  );

  it('are compared with answers, by chance too', () => {
    expect(quality.compared).toBe(50);
    expect(figuresOf(quality)).toEqual({
      equal: 0.7,
      'alpha-nominal': expect.closeTo(1 - (99 * 15) / ((55 * 45 * 2) / 2), 9),
      kappa: expect.closeTo(0.4, 9),
    });
  });

  it('have a score for each label that occurs', () => {
    expect(quality.labels.map(({ value }) => value)).toEqual(['spam', 'ham']);
    expect(quality.labels[0]).toMatchObject({ suggested: 25, answered: 30, both: 20, precision: 0.8 });
    expect(quality.labels[0]?.recall).toBeCloseTo(2 / 3, 12);
    expect(quality.labels[0]?.f1).toBeCloseTo(40 / 55, 12);
    expect(quality.labels[0]?.truePositives).toMatchObject({ value: expect.closeTo(2 / 3, 12) });
    expect(quality.labels[0]?.trueNegatives).toMatchObject({ value: 0.75 });
  });

  it('have a cell for each pair of labels', () => {
    expect(quality.cells[1]).toEqual({ suggestion: 'spam', answer: 'ham', answers: 5, records: 5 });
  });

  it('have no precision if the label is not suggested, and no recall if it is not answered', () => {
    const [spam, ham] = qualityOf('label_selection', [['spam', 'ham']]).labels;

    expect(spam).toMatchObject({ precision: 0, recall: null, f1: 0, truePositives: null, trueNegatives: { value: 0 } });
    expect(ham).toMatchObject({ precision: null, recall: 0, truePositives: { value: 0 }, trueNegatives: null });
  });

  it('have undefined figures without answers to compare', () => {
    expect(figuresOf(qualityOf('label_selection', []))).toEqual({
      equal: 'no-pairs',
      'alpha-nominal': 'no-pairs',
      kappa: 'no-pairs',
    });
    expect(figuresOf(qualityOf('label_selection', [['spam', 'spam', 3]]))).toMatchObject({ kappa: 'no-variation' });
  });

  it('take the rarest answer for the one that is looked for', () => {
    expect(rarestAnswer(quality.labels)).toBe('ham');
    expect(rarestAnswer(qualityOf('label_selection', [['spam', 'ham']]).labels)).toBe('ham');
    expect(rarestAnswer([])).toBeUndefined();
  });

  it('have κ = α = 1 exactly if all are equal to the answers', () => {
    const label = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(fc.tuple(label, label), { minLength: 2, maxLength: 20 }), (pairs) => {
        const { equal, kappa, 'alpha-nominal': alpha } = figuresOf(qualityOf('label_selection', pairs));
        if (typeof kappa === 'number') expect(kappa === 1).toBe(equal === 1);
        if (typeof alpha === 'number') expect(alpha === 1).toBe(equal === 1);
        expect(typeof kappa === 'string' && typeof alpha === 'number' && equal === 1).toBe(false);
      }),
    );
  });

  it('have counts that add up to all answers', () => {
    const label = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(fc.tuple(label, label, fc.integer({ min: 1, max: 9 })), { minLength: 1 }), (pairs) => {
        const { labels, compared, figures } = qualityOf('label_selection', pairs);
        const sum = (of: 'suggested' | 'answered' | 'both') => labels.reduce((all, each) => all + each[of], 0);
        expect([sum('suggested'), sum('answered')]).toEqual([compared, compared]);
        expect(figures[0]?.figure).toEqual({ value: expect.closeTo(sum('both') / compared, 12) });
      }),
    );
  });
});

describe('suggestions of several labels', () => {
  it('have scores by label, the share of equal sets and the Jaccard similarity', () => {
    const quality = qualityOf(
      'multi_label_selection',
      [
        [['a', 'b'], ['a', 'b'], 2],
        [['a'], ['a', 'c'], 1],
        [['b'], ['a'], 1],
      ],
      ['a', 'b', 'c', 'd'],
    );

    expect(figuresOf(quality)).toEqual({ equal: 0.5, jaccard: (2 + 0.5) / 4 });
    expect(quality.labels.map(({ value, suggested, answered, both }) => [value, suggested, answered, both])).toEqual([
      ['a', 3, 4, 3],
      ['b', 3, 2, 2],
      ['c', 0, 1, 0],
    ]);
    expect(quality.cells).toEqual([]);
  });

  it('count a repeated label once', () => {
    expect(labelScores([{ suggestion: ['a', 'a'], answer: ['a'], answers: 1, records: 1 }], [])).toMatchObject([
      { suggested: 1, answered: 1, both: 1 },
    ]);
  });
});

describe('suggestions of other answers', () => {
  it('compare ratings by distance', () => {
    const quality = qualityOf('rating', [
      [1, 1],
      [2, 2],
      [1, 3],
      [4, 3],
    ]);

    expect(figuresOf(quality)).toEqual({
      equal: 0.5,
      'alpha-ordinal': expect.any(Number),
      'kappa-quadratic': expect.any(Number),
      'within-one': 0.75,
      'mean-difference': 0.75,
    });
    expect(quality.cells).toContainEqual({ suggestion: '1', answer: '3', answers: 1, records: 1 });
    expect(quality.labels).toEqual([]);
  });

  it('compare rankings by the order of options', () => {
    const quality = qualityOf('ranking', [
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
      [
        [3, 2, 1],
        [1, 2, 3],
      ],
      [
        [1, 1, 1],
        [1, 2, 3],
      ],
    ]);

    expect(figuresOf(quality)).toEqual({ equal: 1 / 3, 'tau-b': 0 });
  });

  it('compare texts by edit distance', () => {
    expect(
      figuresOf(
        qualityOf('text', [
          ['fine', 'fine'],
          ['fine', 'fins'],
        ]),
      ),
    ).toEqual({ equal: 0.5, 'edit-distance': 0.125 });
  });

  it('compare spans with and without their limits', () => {
    const spans = (...ends: readonly number[]) => ({
      spans: ends.map((end) => ({ label: 'x', start: end - 2, end })),
      length: 9,
    });

    expect(figuresOf(qualityOf('span', [[spans(2, 6), spans(2, 7)]]))).toEqual({ 'f1-exact': 0.5, 'f1-overlap': 1 });
  });
});
