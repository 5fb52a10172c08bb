import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/annotation/question.ts';
import {
  fieldTitleProblems,
  isValidField,
  isValidMetadataProperty,
  isValidQuestion,
  isValidVector,
  metadataPropertyTitleProblems,
  questionDescriptionProblems,
  questionTitleProblems,
  sendableDescription,
  titleOf,
  vectorTitleProblems,
} from '#domain/datasets/item-rules.ts';
import { change, edit, isModified, restore } from '#domain/shared/edit.ts';

const required = { key: 'validation.required' };
const max = (value: number) => ({ key: 'validation.max', values: { max: value } });

describe('a title or description', () => {
  it.each([
    ['question title', questionTitleProblems, 200],
    ['question description', questionDescriptionProblems, 500],
    ['field title', fieldTitleProblems, 500],
    ['metadata property title', metadataPropertyTitleProblems, 500],
    ['vector title', vectorTitleProblems, 500],
  ])('has at most so many characters, the limit itself is allowed: a %s', (_, problems, limit) => {
    expect(problems('x'.repeat(limit))).toEqual([]);
    expect(problems('🎈'.repeat(limit))).toEqual([]);
    expect(problems('x'.repeat(limit + 1))).toEqual([max(limit)]);
  });

  it.each(['', '  '])('is required of a question only as its title: %j', (text) => {
    expect(questionTitleProblems(text)).toEqual([required]);
    expect(questionDescriptionProblems(text)).toEqual([]);
    expect(questionDescriptionProblems(undefined)).toEqual([]);
    expect(fieldTitleProblems(text)).toEqual([]);
    expect(metadataPropertyTitleProblems(text)).toEqual([]);
    expect(vectorTitleProblems(text)).toEqual([]);
  });
});

describe('an item of the settings', () => {
  const tooLong = { name: 'text', title: 'x'.repeat(501) };

  it.each([
    ['field', isValidField],
    ['metadata property', isValidMetadataProperty],
    ['vector', isValidVector],
  ])('is valid as long as its title is: a %s', (_, isValid) => {
    expect(isValid({ name: 'text', title: 'Text' })).toBe(true);
    expect(isValid(tooLong)).toBe(false);
  });

  it.each([
    ['all is well', 'Mood', 'How does it feel?', true],
    ['there is no description', 'Mood', undefined, true],
    ['the title is missing', '', undefined, false],
    ['the title is too long', 'x'.repeat(201), undefined, false],
    ['the description is too long', 'Mood', 'x'.repeat(501), false],
  ])('is valid as a question by its title and description: %s', (_, title, description, valid) => {
    expect(isValidQuestion({ title, description })).toBe(valid);
  });
});

describe('what is sent of an item', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
    ['How?', 'How?'],
  ])('is no description if it is blank: %j', (description, sent) => {
    expect(sendableDescription(description)).toBe(sent);
  });

  it.each([
    ['', 'text'],
    [' ', 'text'],
    ['Text', 'Text'],
  ])('is the name if the field title is empty: %j', (title, sent) => {
    expect(titleOf({ name: 'text', title })).toBe(sent);
  });
});

describe('the editing of a question', () => {
  const option = (value: string) => ({ value, text: value, description: undefined, colour: undefined });
  const question: Question = {
    id: 'q1',
    name: 'mood',
    title: 'Mood',
    description: undefined,
    datasetId: 'd1',
    required: true,
    type: 'label_selection',
    settings: { options: [option('good'), option('bad')], visibleOptions: undefined },
  };

  it.each([
    ['title', { title: 'Moods' }],
    ['description', { description: 'How does it feel?' }],
    ['order of options', { settings: { ...question.settings, options: [option('bad'), option('good')] } }],
    ['visible options', { settings: { ...question.settings, visibleOptions: 3 } }],
  ])('finds it modified when its title, description or settings differ: %s', (_, changes) => {
    const changed = change<typeof question>(edit(question), changes);

    expect(isModified(changed)).toBe(true);
    expect(restore(changed).current).toBe(question);
  });
});
