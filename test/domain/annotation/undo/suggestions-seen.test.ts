import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import { suggestionsSeen } from '#domain/annotation/undo/answer-step.ts';
import { aQuestion, aRecord, aResponse } from '../../../support/builders.ts';

const mood = aQuestion('label_selection', { id: 'q1', name: 'mood' });
const why = aQuestion('text', { id: 'q2', name: 'why' });
const questions = [mood, why];
const label = (value: string): Answer => ({ type: 'label_selection', label: value });
const text = (words: string): Answer => ({ type: 'text', text: words });
const suggestion = {
  id: 's1',
  questionId: 'q1',
  suggestedAnswer: label('good'),
  score: undefined,
  agent: undefined,
};
const record = aRecord({ suggestions: [suggestion] });

describe('whether suggestions were in view', () => {
  it('is known for each answered question, from the suggestions of the record', () => {
    expect(suggestionsSeen(record, { mood: label('bad'), why: text('so') }, questions)).toEqual({
      mood: true,
      why: false,
    });
  });

  it('leaves out questions without an answer', () => {
    expect(suggestionsSeen(record, { why: text('so') }, questions)).toEqual({ why: false });
  });

  it('is kept for answers that stay the same, also if it is unknown', () => {
    const response = {
      ...aResponse('submitted', { mood: label('bad'), why: text('so') }),
      suggestionsSeen: { mood: false },
    };

    expect(suggestionsSeen({ ...record, response }, { mood: label('bad'), why: text('so') }, questions)).toEqual({
      mood: false,
    });
    expect(suggestionsSeen({ ...record, response }, { mood: label('good'), why: text('no') }, questions)).toEqual({
      mood: true,
      why: false,
    });
  });

  it('ignores suggestions of another type', () => {
    const wrong = { ...suggestion, suggestedAnswer: text('good') };

    expect(suggestionsSeen(aRecord({ suggestions: [wrong] }), { mood: label('bad') }, questions)).toEqual({
      mood: false,
    });
  });
});
