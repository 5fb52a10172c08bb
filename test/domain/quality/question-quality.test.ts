import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { answerPatterns } from '#domain/quality/answer-patterns.ts';
import { masi } from '#domain/quality/distances.ts';
import { bootstrapIntervals } from '#domain/quality/figures.ts';
import type { ComparedValues } from '#domain/quality/question-figures.ts';
import { type ComparedQuestion, type QuestionQuality, questionQuality } from '#domain/quality/question-quality.ts';

/** Answers of the people 0, 1, …; undefined for no answer. */
const qualityOf = <T extends QuestionType>(
  type: T,
  records: readonly (readonly (ComparedValues[T] | undefined)[])[],
  options: readonly string[] = [],
) => questionQuality({ type, options } satisfies ComparedQuestion<T>, patternsOf<T>(records));

const patternsOf = <T extends QuestionType>(records: readonly (readonly (ComparedValues[T] | undefined)[])[]) =>
  answerPatterns(
    records.map((answers, example) => ({
      given: answers.flatMap((answer, person) => (answer === undefined ? [] : [{ person, answer }])),
      records: 1,
      example,
    })),
    JSON.stringify,
  );

const figure = (quality: ReturnType<typeof qualityOf>, name: string) =>
  quality.figures.find((each) => each.name === name)?.figure;

const _ = undefined;
/** Krippendorff (2011), "Computing Krippendorff's Alpha-Reliability": four observers, twelve units, with gaps. */
const observers = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, _, _, _],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, _, 3],
  [_, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, _],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, _],
] as const;
const published = Array.from({ length: 12 }, (__, unit) => observers.map((observer) => observer[unit]));

const skewed = [
  ...Array.from({ length: 90 }, () => ['yes', 'yes']),
  ...Array.from({ length: 5 }, () => ['yes', 'no']),
  ...Array.from({ length: 5 }, () => ['no', 'yes']),
];

const distancesIn = ({ disputed }: QuestionQuality) => disputed.map(({ example, distance }) => ({ example, distance }));

describe('agreement on a rating', () => {
  const quality = qualityOf('rating', published, ['1', '2', '3', '4', '5']);

  it.each([
    ['alpha-ordinal', 0.815388],
    ['alpha-interval', 0.849107],
  ])('is that of the published example: %s', (name, expected) => {
    expect(figure(quality, name)).toEqual({ value: expect.closeTo(expected, 6) });
  });

  it('has the mean difference of two answers to a record', () => {
    expect(figure(qualityOf('rating', [[1, 2, 4], [3, 3], [5]]), 'mean-difference')).toEqual({ value: 1 });
  });

  it('weighs the disagreements of two people by their distance', () => {
    const [pair] = qualityOf('rating', [
      [1, 1],
      [2, 2],
      [1, 3],
      [3, 3],
    ]).pairs;

    expect(pair).toMatchObject({
      people: [0, 1],
      records: 4,
      different: 1,
      figure: { value: expect.closeTo(5 / 13, 9) },
    });
  });
});

describe('agreement on a label', () => {
  it('is that of the published example', () => {
    const labels = published.map((unit) => unit.map((value) => (value === undefined ? value : String(value))));

    expect(figure(qualityOf('label_selection', labels), 'alpha-nominal')).toEqual({
      value: expect.closeTo(0.743421, 6),
    });
  });

  it('is high in AC1 and near zero in α and κ if one label is rare', () => {
    const quality = qualityOf('label_selection', skewed, ['yes', 'no']);

    expect(figure(quality, 'equal')).toEqual({ value: 0.9 });
    expect(figure(quality, 'alpha-nominal')).toEqual({ value: expect.closeTo(-0.0473684, 6) });
    expect(figure(quality, 'ac1')).toEqual({ value: expect.closeTo(0.8895, 4) });
    expect(quality.pairs[0]?.figure).toEqual({ value: expect.closeTo(-0.0526316, 6) });
  });

  it('has no value without a record with two answers', () => {
    const quality = qualityOf('label_selection', [['a'], [_, 'b'], []], ['a', 'b']);

    expect(quality.figures.map((each) => each.figure)).toEqual(quality.figures.map(() => ({ reason: 'no-pairs' })));
    expect(quality).toMatchObject({ records: 0, people: [], pairs: [], cells: [], disputed: [], mostDifferent: _ });
    expect(quality.options[0]).toMatchObject({
      records: 0,
      alpha: { reason: 'no-pairs' },
      kappa: { reason: 'no-pairs' },
    });
  });

  it('has no α if all answers are the same', () => {
    const quality = qualityOf(
      'label_selection',
      [
        ['a', 'a'],
        ['a', 'a'],
      ],
      ['a'],
    );

    expect(quality.figures.map(({ name, figure: found }) => [name, found])).toEqual([
      ['equal', { value: 1 }],
      ['alpha-nominal', { reason: 'no-variation' }],
      ['ac1', { reason: 'no-variation' }],
    ]);
    expect(quality.pairs[0]?.figure).toEqual({ reason: 'no-variation' });
    expect(quality.options[0]).toMatchObject({ unanimous: 2, kappa: { reason: 'no-variation' } });
  });

  it('counts the records in which people gave two labels, and says which differ most', () => {
    const quality = qualityOf(
      'label_selection',
      [
        ['a', 'b'],
        ['b', 'a', 'a'],
        ['b', 'b'],
        [_, 'a', 'c'],
      ],
      ['a', 'b', 'c'],
    );

    expect(quality.cells).toEqual([
      { answers: ['b', 'b'], records: 1 },
      { answers: ['a', 'b'], records: 2 },
      { answers: ['a', 'c'], records: 1 },
    ]);
    expect(quality.mostDifferent).toEqual({ answers: ['a', 'b'], people: [0, 1] });
    expect(quality.options[0]).toMatchObject({ option: 'a', answers: 4, records: 3, unanimous: 0 });
  });

  it('lists the most disputed records first, and no others', () => {
    const quality = qualityOf('label_selection', [
      ['a', 'a'],
      ['a', 'a', 'b'],
      ['a', 'b'],
      ['b', 'c'],
    ]);

    expect(distancesIn(quality)).toEqual([
      { example: 2, distance: 1 },
      { example: 3, distance: 1 },
      { example: 1, distance: expect.closeTo(2 / 3, 9) },
    ]);
  });
});

describe('agreement on several labels', () => {
  it('compares sets of labels by what they share', () => {
    const quality = qualityOf(
      'multi_label_selection',
      [
        [['a'], ['a', 'b']],
        [['b'], ['b']],
        [[], ['c']],
      ],
      ['a', 'b', 'c'],
    );

    expect(figure(quality, 'alpha-jaccard')).toEqual({ value: expect.closeTo(0.4, 9) });
    expect(figure(quality, 'alpha-masi')).toEqual({ value: expect.closeTo(14 / 39, 9) });
    expect(quality.pairs[0]?.figure).toEqual(figure(quality, 'alpha-jaccard'));
    expect(quality.options.map(({ option, records, unanimous }) => [option, records, unanimous])).toEqual([
      ['a', 1, 1],
      ['b', 2, 1],
      ['c', 1, 0],
    ]);
  });

  it('takes two empty answers as equal, and overlapping ones as further apart than parts', () => {
    const quality = qualityOf('multi_label_selection', [
      [[], []],
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
    ]);

    expect(distancesIn(quality)).toEqual([{ example: 1, distance: expect.closeTo(2 / 3, 9) }]);
  });
});

describe('the MASI distance', () => {
  it('is 0 for equal sets, and 1 for sets that share nothing', () => {
    expect([masi(['a', 'b'], ['b', 'a']), masi([], []), masi(['a'], ['b'])]).toEqual([0, 0, 1]);
  });
});

describe('agreement on a ranking', () => {
  it('correlates the order of pairs, with ties', () => {
    const tau = (one: readonly number[], other: readonly number[]) =>
      figure(qualityOf('ranking', [[one, other]]), 'tau-b');

    expect(tau([1, 2, 3, 4], [1, 2, 3, 4])).toEqual({ value: 1 });
    expect(tau([1, 2, 3, 4], [4, 3, 2, 1])).toEqual({ value: -1 });
    expect(tau([1, 2, 2, 3], [1, 3, 2, 2])).toEqual({ value: expect.closeTo(0.4, 9) });
    expect(tau([1, 1], [1, 2])).toEqual({ reason: 'no-variation' });
  });

  it('concords if all rank alike', () => {
    const w = (...rankings: readonly (readonly number[])[]) => figure(qualityOf('ranking', [rankings]), 'concordance');

    expect(w([1, 2, 3], [1, 2, 3], [1, 2, 3])).toEqual({ value: 1 });
    expect(w([1, 2, 3], [3, 2, 1])).toEqual({ value: 0 });
    expect(w([1, 1, 1], [1, 1, 1])).toEqual({ reason: 'no-variation' });
    expect(w([1, 2])).toEqual({ reason: 'no-pairs' });
  });

  it('counts a tie against an order as half a difference', () => {
    const quality = qualityOf('ranking', [
      [
        [1, 2, 3],
        [1, 1, 3],
      ],
      [[1], [1]],
    ]);

    expect(distancesIn(quality)).toEqual([{ example: 0, distance: expect.closeTo(1 / 6, 9) }]);
    expect(quality.pairs[0]?.figure).toEqual({ value: expect.closeTo(Math.sqrt(2 / 3), 9) });
  });
});

describe('agreement on a text', () => {
  it('is the share of the code points that differ', () => {
    const quality = qualityOf('text', [
      ['kitten', 'sitting'],
      ['😀a', '😀b'],
      ['', ''],
    ]);

    expect(distancesIn(quality)).toEqual([
      { example: 1, distance: 0.5 },
      { example: 0, distance: expect.closeTo(3 / 7, 9) },
    ]);
    expect(figure(quality, 'edit-distance')).toEqual({ value: expect.closeTo((0.5 + 3 / 7) / 3, 9) });
    expect(quality.pairs[0]?.figure).toEqual(figure(quality, 'edit-distance'));
    expect(quality.options).toEqual([]);
  });
});

describe('agreement on spans', () => {
  const marked = (...spans: readonly (readonly [number, number, string])[]) => ({
    spans: spans.map(([start, end, label]) => ({ start, end, label })),
    length: 10,
  });

  it('counts equal spans, and spans that overlap', () => {
    const quality = qualityOf('span', [
      [marked([0, 3, 'x'], [5, 8, 'x']), marked([0, 3, 'x'], [6, 8, 'x'])],
      [marked([0, 3, 'x']), marked([0, 3, 'y'])],
      [marked(), marked()],
    ]);

    expect(figure(quality, 'f1-exact')).toEqual({ value: expect.closeTo(2 / 6, 9) });
    expect(figure(quality, 'f1-overlap')).toEqual({ value: expect.closeTo(4 / 6, 9) });
    expect(distancesIn(quality)).toEqual([
      { example: 1, distance: 1 },
      { example: 0, distance: 0.5 },
    ]);
  });

  it('compares the labels of each code point', () => {
    const quality = qualityOf('span', [[marked([0, 5, 'x']), marked([0, 4, 'x'])], [marked([0, 2, 'x'])]]);

    // 20 pairable values, of which 9 are x; the two people differ at one point.
    expect(figure(quality, 'alpha-points')).toEqual({ value: expect.closeTo(1 - (19 * 2) / (2 * 9 * 11), 9) });
    expect(quality.pairs[0]?.figure).toEqual(figure(quality, 'alpha-points'));
  });

  it('has no value if there are no spans', () => {
    expect(figure(qualityOf('span', [[marked(), marked()]]), 'f1-exact')).toEqual({ reason: 'no-variation' });
  });
});

describe('an interval', () => {
  const { figures, recordsOfPatterns: records } = qualityOf('label_selection', skewed);
  const request = { figures: figures.map(({ terms }) => terms), records, draws: 200, seed: 7 };

  it('is the same for the same seed, and contains the figure', () => {
    const [equal, alpha] = bootstrapIntervals(request);

    expect(bootstrapIntervals(request)[0]).toEqual(equal);
    expect(bootstrapIntervals({ ...request, seed: 8 })[0]).not.toEqual(equal);
    expect([equal?.low, equal?.high]).toEqual([expect.closeTo(0.83, 1), expect.closeTo(0.95, 1)]);
    expect(alpha?.low).toBeLessThan(-0.0473684);
    expect(alpha?.high).toBeGreaterThan(-0.0473684);
  });

  it('leaves out draws without a value', () => {
    const { figures: of, recordsOfPatterns: ofRecords } = qualityOf(
      'label_selection',
      [['a', 'b'], ['a'], ['b']],
      ['a', 'b'],
    );
    const [equal] = bootstrapIntervals({
      figures: of.map(({ terms }) => terms),
      records: ofRecords,
      draws: 50,
      seed: 1,
    });

    expect(equal).toEqual({ low: 0, high: 0 });
  });

  it('is missing if no draw has a value', () => {
    const alike = qualityOf('label_selection', [['a', 'a']]).figures.map(({ terms }) => terms);

    expect(bootstrapIntervals({ figures: alike, records: [1], draws: 10, seed: 1 })).toEqual([
      { low: 1, high: 1 },
      null,
      null,
    ]);
  });
});

describe('the answers of the most disputed records', () => {
  const readOf = ({ disputed }: QuestionQuality) => disputed[0]?.answers.map(({ values }) => values);
  const span = { spans: [{ start: 2, end: 5, label: 'x' }], length: 9 };

  it('are options, ranks in order, texts, or labels with their places', () => {
    expect(readOf(qualityOf('label_selection', [['a', 'b']]))).toEqual([['a'], ['b']]);
    expect(readOf(qualityOf('multi_label_selection', [[['a', 'b'], []]]))).toEqual([['a', 'b'], []]);
    expect(readOf(qualityOf('rating', [[1, 5]]))).toEqual([['1'], ['5']]);
    expect(
      readOf(
        qualityOf(
          'ranking',
          [
            [
              [1, 2],
              [2, 1],
            ],
          ],
          ['r1', 'r2'],
        ),
      ),
    ).toEqual([
      ['r1', 'r2'],
      ['r2', 'r1'],
    ]);
    expect(readOf(qualityOf('text', [['short', 'x'.repeat(400)]]))).toEqual([['short'], ['x'.repeat(300)]]);
    expect(readOf(qualityOf('span', [[span, { ...span, spans: [] }]]))).toEqual([['x 2–5'], []]);
  });
});
