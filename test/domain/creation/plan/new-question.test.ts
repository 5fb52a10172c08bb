import { describe, expect, it } from 'vitest';
import { newQuestion, nextNumber, ratingsBetween } from '#domain/creation/plan/new-question.ts';
import { questionTypes } from '#domain/creation/plan/question-draft.ts';

const fresh = (type: (typeof questionTypes)[number], names: readonly string[] = []) => newQuestion(type, names, 'text');

describe('a new question', () => {
  it.each(questionTypes)('with type %s is required and named after its type', (type) => {
    expect(fresh(type)).toMatchObject({
      type,
      name: `${type}_1`,
      title: `${type}_1`,
      required: true,
      column: undefined,
    });
  });

  it.each([
    [[], 1],
    [['text_1'], 2],
    [['text_7', 'text_2'], 8],
    [['text', 'text_', 'text_x', 'rating_4', 'my_text_9'], 1],
    [['text_99999999999999999999'], 1],
  ])('beside %j gets the number %i', (names, number) => {
    expect(fresh('text', names).name).toBe(`text_${number}`);
    expect(nextNumber(names, 'text_')).toBe(number);
  });

  it('with type rating has the options 0 to 10', () => {
    expect(fresh('rating').settings).toEqual({ options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  });

  it.each([
    ['label_selection', ['positive', 'negative', 'neutral']],
    ['multi_label_selection', ['news', 'sports', 'international', 'politics']],
    ['span', ['organisation', 'person', 'event']],
  ] as const)('with type %s has the options %j', (type, labels) => {
    const options = labels.map((label) => expect.objectContaining({ value: label, text: label }));

    expect(fresh(type).settings).toMatchObject({ options });
  });

  it('with type ranking has two options', () => {
    expect(fresh('ranking').settings).toMatchObject({
      options: [
        { value: 'option1', text: '' },
        { value: 'option2', text: '' },
      ],
    });
  });

  it('with type span allows overlap and takes the first text field', () => {
    expect(fresh('span').settings).toMatchObject({
      allowOverlapping: true,
      allowCharacterAnnotation: false,
      field: 'text',
    });
    expect(newQuestion('span', [], undefined).settings).toMatchObject({ field: '' });
  });

  it('with type text is plain', () => {
    expect(fresh('text').settings).toEqual({ useMarkdown: false });
  });
});

describe('the ratings of a scale', () => {
  it.each([
    [0, 1, [0, 1]],
    [0, 3.9, [0, 1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [0, 0, [0]],
    [-4, -4, [0]],
    [9, 11, [9, 10]],
    [5, 1, []],
    [1, Number.NaN, []],
  ])('from %d to %d are %j', (lowest, highest, expected) => {
    expect(ratingsBetween(lowest, highest)).toEqual(expected);
  });
});
