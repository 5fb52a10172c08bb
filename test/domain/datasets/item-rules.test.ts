import { describe, expect, it } from 'vitest';
import {
  fieldTitleProblems,
  metadataPropertyTitleProblems,
  questionDescriptionProblems,
  questionTitleProblems,
  sendableDescription,
  titleOf,
  vectorTitleProblems,
} from '#domain/datasets/item-rules.ts';

const required = { key: 'validation.required' };
const max = (value: number) => ({ key: 'validation.max', values: { max: value } });

describe('a title or description', () => {
  it.each([
    ['question title', questionTitleProblems, 200],
    ['question description', questionDescriptionProblems, 500],
    ['field title', fieldTitleProblems, 500],
    ['metadata property title', metadataPropertyTitleProblems, 500],
    ['vector title', vectorTitleProblems, 500],
  ])('may have exactly its maximum of characters: a %s', (_, problems, limit) => {
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

describe('the normal form of an item', () => {
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
