import { describe, expect, it } from 'vitest';
import { type QuestionUsage, refusalOf, usesOfLabel } from '#domain/datasets/settings/question-changes.ts';

const unused: QuestionUsage = { answers: 0, suggestions: 0, submittedWithout: 0, options: [] };
const used: QuestionUsage = {
  ...unused,
  answers: 2,
  suggestions: 1,
  options: [
    { value: 'answered', answers: 2, suggestions: 0 },
    { value: 'suggested', answers: 0, suggestions: 1 },
  ],
};
const required = { required: true };
const optional = { required: false };

describe('a change of a question', () => {
  it.each([
    ['require', optional, [required], used, undefined],
    ['makeOptional', required, [required], used, undefined],
    ['makeOptional', required, [optional], unused, 'last_required_question'],
    ['remove', optional, [required], unused, undefined],
    ['remove', optional, [], unused, undefined],
    ['remove', optional, [required], used, 'question_answered'],
    ['remove', required, [optional], unused, 'last_required_question'],
  ] as const)('%s of %j beside %j', (kind, question, others, usage, refusal) => {
    expect(refusalOf({ kind }, question, others, usage)).toBe(refusal);
  });

  it.each([
    ['answered', 'label_in_use'],
    ['suggested', 'label_in_use'],
    ['unused', undefined],
  ])('removes a label only while nothing uses it: %s', (value, refusal) => {
    expect(refusalOf({ kind: 'removeLabel', value, text: value }, required, [], used)).toBe(refusal);
  });
});

it('an option that the server does not list is unused', () => {
  expect(usesOfLabel(used, 'nope')).toEqual({ answers: 0, suggestions: 0 });
});
