import { expect, it } from 'vitest';
import { canReveal } from '#ui/annotation/reveal/reveal-view-model.ts';
import { aQuestion, aRecord, aResponse } from '../../support/builders.ts';

const mood = aQuestion('label_selection', { id: 'q1', name: 'mood', suggestionsShown: 'after-answer' });
const other = aQuestion('label_selection', { id: 'q2', name: 'other' });
const label = { type: 'label_selection', label: 'a' } as const;
const answered = aResponse('submitted', { mood: label });
const suggestion = { id: 's1', questionId: 'q1', suggestedAnswer: label, score: undefined, agent: undefined };

it.each([
  ['an answered question whose suggestions come after the answer', aRecord({ response: answered }), true],
  ['an unanswered record', aRecord({ response: undefined }), false],
  ['a draft', aRecord({ response: { ...answered, status: 'draft' } }), false],
  ['an answer to other questions', aRecord({ response: { ...answered, answers: { other: label } } }), false],
  ['a suggestion that is there', aRecord({ response: answered, suggestions: [suggestion] }), false],
])('suggestions can be revealed: %s', (_, record, expected) => {
  expect(canReveal(record, [other, mood])).toBe(expected);
});
