import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import { answerText } from '#domain/annotation/options/answer-text.ts';
import type { Question } from '#domain/annotation/question.ts';
import { aQuestion, aRecord } from '../../../support/builders.ts';

const option = (value: string) => ({ value, text: value.toUpperCase(), description: undefined, colour: undefined });
const options = [option('good'), option('bad')];
const record = { ...aRecord(), fields: { text: 'Ana 😀 waits' } };

const cases: readonly (readonly [Answer, string])[] = [
  [{ type: 'text', text: 'as it is' }, 'as it is'],
  [{ type: 'label_selection', label: 'good' }, 'GOOD'],
  [{ type: 'multi_label_selection', labels: ['good', 'old'] }, 'GOOD, old'],
  [{ type: 'rating', rating: 0 }, '0'],
  [
    {
      type: 'ranking',
      ranks: [
        { value: 'good', rank: 2 },
        { value: 'bad', rank: 1 },
        { value: 'left', rank: undefined },
      ],
    },
    '1. BAD\n2. GOOD',
  ],
  [{ type: 'span', spans: [{ start: 4, end: 11, label: 'bad' }] }, 'BAD: 😀 waits'],
];

describe('The text of an answer', () => {
  it.each(cases)('shows what the form would show: %j', (answer, text) => {
    const asked = aQuestion(answer.type, { settings: { options, field: 'text' } } as never) as Question;

    expect(answerText(answer, asked, record)).toBe(text);
  });

  it.each<Answer>([
    { type: 'label_selection', label: undefined },
    { type: 'rating', rating: undefined },
  ])('is empty without a choice: %j', (answer) => {
    expect(answerText(answer, undefined, undefined)).toBe('');
  });

  it('shows raw values when the question is unknown', () => {
    expect(answerText({ type: 'label_selection', label: 'good' }, undefined, undefined)).toBe('good');
    expect(answerText({ type: 'span', spans: [{ start: 4, end: 9, label: 'bad' }] }, undefined, undefined)).toBe(
      'bad: 4–9',
    );
  });
});
