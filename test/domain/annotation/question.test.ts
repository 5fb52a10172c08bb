import { describe, expect, it } from 'vitest';
import { isSendable } from '#domain/annotation/answer.ts';
import { blankAnswer } from '#domain/annotation/question.ts';
import { aQuestion, someOptions } from '../../support/builders.ts';

describe('A blank answer', () => {
  it.each([
    [aQuestion('text'), { type: 'text', text: '' }],
    [aQuestion('label_selection'), { type: 'label_selection', label: undefined }],
    [aQuestion('multi_label_selection'), { type: 'multi_label_selection', labels: [] }],
    [aQuestion('rating'), { type: 'rating', rating: undefined }],
    [aQuestion('span'), { type: 'span', spans: [] }],
  ])('is empty for a question of the type $type', (question, expected) => {
    expect(blankAnswer(question)).toEqual(expected);
  });

  it('names every option of a ranking and gives none a rank', () => {
    const question = aQuestion('ranking', { settings: { options: someOptions('a', 'b') } });

    const blank = blankAnswer(question);

    expect(blank.ranks).toEqual([
      { value: 'a', rank: undefined },
      { value: 'b', rank: undefined },
    ]);
    expect(isSendable(blank)).toBe(false);
  });
});
