import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import { commonAnswer, commonSuggestions, differingQuestions } from '#domain/annotation/bulk/agreement.ts';
import { aQuestion, aRecord, aSuggestion } from '../../../support/builders.ts';

const mood = aQuestion('label_selection', { name: 'mood' });
const people = aQuestion('span', { name: 'people' });
const good: Answer = { type: 'label_selection', label: 'good' };
const bad: Answer = { type: 'label_selection', label: 'bad' };
const ada: Answer = { type: 'span', spans: [{ start: 0, end: 3, label: 'person' }] };

describe('The common answer of several records', () => {
  it('is the answer that all of them share', () => {
    expect(commonAnswer([{ mood: good }, { mood: good }], mood)).toEqual(good);
  });

  it('is undefined if they differ, or without records', () => {
    expect(commonAnswer([{ mood: good }, { mood: bad }], mood)).toBeUndefined();
    expect(commonAnswer([], mood)).toBeUndefined();
  });
});

describe('The questions that several records answer differently', () => {
  it('are those with different answers, except spans', () => {
    expect(differingQuestions([{ mood: good, people: ada }, { mood: bad }], [mood, people])).toEqual([mood]);
  });

  it('are none for a single record', () => {
    expect(differingQuestions([{ mood: good }], [mood])).toEqual([]);
    expect(differingQuestions([], [mood])).toEqual([]);
  });
});

describe('The common suggestions of several records', () => {
  const suggested = (answer: Answer) => aRecord({ suggestions: [aSuggestion(mood, answer)] });

  it('are those of each record', () => {
    expect(commonSuggestions([suggested(good), suggested(good)])).toHaveLength(1);
  });

  it('are none if suggestions differ, or belong to other questions', () => {
    const elsewhere = aRecord({ suggestions: [aSuggestion(aQuestion('label_selection', { name: 'tone' }), good)] });

    expect(commonSuggestions([suggested(good), suggested(bad)])).toEqual([]);
    expect(commonSuggestions([suggested(good), elsewhere])).toEqual([]);
    expect(commonSuggestions([])).toEqual([]);
  });
});
