import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/annotation/question.ts';
import {
  blankQuestion,
  markableFields,
  questionAdditionProblems,
  questionFrom,
} from '#domain/datasets/settings/question-addition.ts';

const named = { ...blankQuestion, name: ' mood ', options: 'good, bad' };
const keysOf = (changes: object, existing: readonly string[] = []) =>
  Object.fromEntries(
    [...questionAdditionProblems({ ...named, ...changes }, existing)].map(([part, all]) => [
      part,
      all.map(({ key }) => key),
    ]),
  );

describe('a question to be added', () => {
  it.each([
    [{}, {}],
    [{ type: 'text', options: '' }, {}],
    [{ type: 'span', options: 'person', field: 'text' }, {}],
    [{ name: '' }, { name: ['validation.required'] }],
    [{ title: 'x'.repeat(201) }, { title: ['validation.max'] }],
    [{ options: 'good' }, { options: ['creation.errors.twoOptions'] }],
    [{ options: 'good, good' }, { options: ['creation.errors.optionTwice'] }],
    [
      { type: 'span', options: '' },
      { options: ['validation.required'], field: ['validation.required'] },
    ],
    [{ type: 'rating', highest: undefined }, { highest: ['creation.errors.twoRatings'] }],
    [{ type: 'rating', highest: 11 }, { highest: ['creation.errors.twoRatings'] }],
    [{ type: 'rating', highest: 5 }, {}],
  ])('with %j has the problems %j', (changes, problems) => {
    expect(keysOf(changes)).toEqual(problems);
  });

  it('needs a name of its own', () => {
    expect(keysOf({}, ['mood'])).toEqual({ name: ['changing.nameTaken'] });
  });

  it('has its name as title if it has none', () => {
    expect(questionFrom(named)).toMatchObject({ name: 'mood', title: 'mood', required: false });
    expect(questionFrom({ ...named, title: 'How is it?', required: true })).toMatchObject({
      title: 'How is it?',
      required: true,
    });
  });

  const options = [{ value: 'good' }, { value: 'bad' }];
  it.each([
    ['text', { useMarkdown: false }],
    ['label_selection', { options }],
    ['multi_label_selection', { options, optionsOrder: 'natural' }],
    ['ranking', { options }],
    ['rating', { options: [0, 1, 2, 3] }],
    ['span', { options, field: 'text' }],
  ] as const)('has the type %s and the settings %j', (type, settings) => {
    const question = questionFrom({ ...named, type, highest: 3, field: 'text' });

    expect(question).toMatchObject({ type, settings });
  });

  it('has the highest rating that is possible if none is given', () => {
    expect(questionFrom({ ...named, type: 'rating', highest: undefined }).settings).toMatchObject({
      options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    });
  });
});

it('spans can be marked in text fields that no question marks yet', () => {
  const fields = [
    { name: 'text', type: 'text' },
    { name: 'notes', type: 'text' },
    { name: 'photo', type: 'image' },
  ];
  const ents = { type: 'span', settings: { field: 'text' } } as Question;
  const comment = { type: 'text', settings: {} } as Question;

  expect(markableFields(fields, [ents, comment])).toEqual(['notes']);
});
