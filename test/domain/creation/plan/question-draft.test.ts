import { describe, expect, it } from 'vitest';
import {
  isQuestionType,
  labelsFrom,
  labelsText,
  optionOf,
  questionTypes,
} from '#domain/creation/plan/question-draft.ts';

describe('the types of questions', () => {
  it('are exactly six', () => {
    expect(questionTypes.toSorted()).toEqual(
      ['label_selection', 'multi_label_selection', 'ranking', 'text', 'span', 'rating'].sort(),
    );
  });

  it('refuse any other', () => {
    expect(questionTypes.every(isQuestionType)).toBe(true);
    expect(['', 'label', 'Text', 'dynamic_ranking', 'constructor'].some(isQuestionType)).toBe(false);
  });
});

describe('labels', () => {
  it.each([
    ['yes, no, maybe', ['yes', 'no', 'maybe']],
    ['  a b ,c', ['a b', 'c']],
    ['one', ['one']],
    ['a,,b', ['a', '', 'b']],
    ['a, ', ['a', '']],
    ['', []],
    ['   ', []],
    [' "tench, Tinca tinca" , fish', ['tench, Tinca tinca', 'fish']],
    ['"say ""a"", b",c', ['say "a", b', 'c']],
    ['a "b", "c', ['a "b"', '"c']],
    ['"a, b', ['"a', 'b']],
    ['""', ['']],
  ])('in %j are separated by commas', (text, expected) => {
    expect(labelsFrom(text)).toEqual(expected.map((label) => optionOf(label)));
  });

  it('are written with commas', () => {
    expect(labelsText(labelsFrom(' a,b ,c'))).toBe('a, b, c');
  });

  it.each([
    ['a, b', 'c'],
    ['"a"', 'b'],
    ['say "a"', ','],
    ['a', '', 'b'],
  ])('come back from what is written: %j', (...texts) => {
    const options = texts.map((text) => optionOf(text));

    expect(labelsFrom(labelsText(options))).toEqual(options);
  });
});
