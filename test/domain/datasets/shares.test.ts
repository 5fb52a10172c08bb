import { describe, expect, it } from 'vitest';
import type { Option, Question } from '#domain/annotation/question.ts';
import { type AnswerCounts, type QuestionShares, sharesOf, sharesShown } from '#domain/datasets/shares.ts';

const option = (value: string): Option => ({
  value,
  text: value.toUpperCase(),
  description: undefined,
  colour: undefined,
});
const base = { id: 'q', title: 'Title', description: undefined, datasetId: 'd', required: false } as const;
const options = (count: number) => Array.from({ length: count }, (_, index) => option(`o${index}`));

const label = (values = [option('bad'), option('fair'), option('good')]): Question => ({
  ...base,
  name: 'label',
  type: 'label_selection',
  settings: { options: values, visibleOptions: undefined },
});
const topics: Question = {
  ...base,
  name: 'topics',
  type: 'multi_label_selection',
  settings: { options: [option('a'), option('b')], visibleOptions: undefined, optionsOrder: 'natural' },
};
const stars: Question = { ...base, name: 'stars', type: 'rating', settings: { options: [0, 1, 2] } };
const others: readonly Question[] = [
  { ...base, name: 'why', type: 'text', settings: { useMarkdown: false } },
  { ...base, name: 'order', type: 'ranking', settings: { options: [option('r')] } },
  {
    ...base,
    name: 'marks',
    type: 'span',
    settings: {
      options: [option('person')],
      visibleOptions: undefined,
      field: 'text',
      allowOverlapping: false,
      allowCharacterAnnotation: true,
    },
  },
];

const counts = (name: string, answers: number, given: Readonly<Record<string, number>>): AnswerCounts =>
  new Map([[name, { answers, counts: new Map(Object.entries(given)) }]]);

const rows = ({ shares }: QuestionShares) =>
  shares.map(({ option: { text }, count, percent }) => [text, count, percent]);
const only = (question: Question, given: AnswerCounts) => {
  const [shares] = sharesOf([question], given);
  if (!shares) throw new Error('the question has no shares');
  return shares;
};

describe('the shares of a question', () => {
  it('are parts of its answers by count, equal counts in the order of the options', () => {
    const shares = only(label(), counts('label', 3, { good: 2, bad: 1 }));

    expect(shares.answers).toBe(3);
    expect(rows(shares)).toEqual([
      ['GOOD', 2, 66.67],
      ['BAD', 1, 33.33],
      ['FAIR', 0, 0],
    ]);
  });

  it('may add up to more than 100 percent with several labels for each answer', () => {
    expect(rows(only(topics, counts('topics', 2, { a: 1, b: 2 })))).toEqual([
      ['B', 2, 100],
      ['A', 1, 50],
    ]);
  });

  it('keep the order of ratings', () => {
    expect(rows(only(stars, counts('stars', 4, { 2: 3, 0: 1 })))).toEqual([
      ['0', 1, 25],
      ['1', 0, 0],
      ['2', 3, 75],
    ]);
  });

  it('are zero before the first answer', () => {
    const shares = only(label(), new Map());

    expect(shares.answers).toBe(0);
    expect(rows(shares)).toEqual([
      ['BAD', 0, 0],
      ['FAIR', 0, 0],
      ['GOOD', 0, 0],
    ]);
  });

  it('do not change the options of the question', () => {
    const question = label();

    only(question, counts('label', 1, { good: 1 }));

    expect(question).toEqual(label());
  });

  it('exist for questions with options only', () => {
    expect(sharesOf([...others, stars, topics], new Map()).map(({ question }) => question.name)).toEqual([
      'stars',
      'topics',
    ]);
  });

  it.each([
    [2, 2],
    [10, 10],
    [11, 11],
    [12, 10],
    [100, 10],
  ])('with %i options show %i at first', (count, shown) => {
    const shares = only(label(options(count)), counts('label', 1, { o1: 1 }));

    expect(sharesShown(shares)).toHaveLength(shown);
    expect(sharesShown(shares)[0]).toBe(shares.shares[0]);
  });
});
