import { describe, expect, it } from 'vitest';
import { canValidate, holdsSuggestions, offers } from '#domain/annotation/actions.ts';
import type { Answer } from '#domain/annotation/answer.ts';
import { type Draft, prefilled, withAnswer } from '#domain/annotation/draft.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { aQuestion, aRecord, aResponse, aSuggestion, someOptions } from '../../support/builders.ts';

const mood = aQuestion('label_selection', { name: 'mood', required: true });
const comment = aQuestion('text', { name: 'comment' });
const order = aQuestion('ranking', { name: 'order', settings: { options: someOptions('a', 'b') } });
const questions = [mood, comment];

const good: Answer = { type: 'label_selection', label: 'good' };
const bad: Answer = { type: 'label_selection', label: 'bad' };
const half: Answer = { type: 'ranking', ranks: [{ value: 'a', rank: 1 }] };
const suggesting = aRecord({ suggestions: [aSuggestion(mood, good)] });

const offered = (record: DatasetRecord, draft: Draft = prefilled(record, questions)) =>
  offers(record, draft, questions).map(({ action }) => action);
const obstacle = (wanted: string, record: DatasetRecord, draft: Draft = prefilled(record, questions)) =>
  offers(record, draft, questions).find(({ action }) => action === wanted)?.disabled;

describe('The actions offered', () => {
  it.each(['submitted', 'draft'] as const)('are all five for a record that is %s', (status) => {
    const record = aRecord({ response: aResponse(status) });

    expect(offered(record)).toEqual(['clear', 'reset', 'discard', 'draft', 'submit']);
  });

  it('are all five for a pending record', () => {
    expect(offered(aRecord())).toEqual(['clear', 'reset', 'discard', 'draft', 'submit']);
  });

  it('do not include Discard for a discarded record', () => {
    expect(offered(aRecord({ response: aResponse('discarded') }))).toEqual(['clear', 'reset', 'draft', 'submit']);
  });

  it('are all disabled without a record', () => {
    const disabled = offers(undefined, {}, questions).map((each) => each.disabled);

    expect(new Set(disabled)).toEqual(new Set(['no-record']));
    expect(disabled).toHaveLength(5);
  });

  it('disable Submit until the required answers are there', () => {
    expect(obstacle('submit', aRecord())).toBe('unfinished');
    expect(obstacle('submit', aRecord(), { mood: bad })).toBeUndefined();
  });

  it('disable Clear while there is nothing to clear', () => {
    expect(obstacle('clear', aRecord())).toBe('nothing-to-clear');
    expect(obstacle('clear', aRecord(), { mood: bad })).toBeUndefined();
    expect(obstacle('clear', aRecord({ response: aResponse('discarded') }))).toBeUndefined();
  });

  it('disable Reset without a change', () => {
    const record = aRecord({ response: aResponse('submitted', { mood: good }) });

    expect(obstacle('reset', record)).toBe('nothing-to-reset');
    expect(obstacle('reset', record, { mood: bad })).toBeUndefined();
  });

  it('always include Discard and Save as draft', () => {
    expect(obstacle('discard', aRecord())).toBeUndefined();
    expect(obstacle('draft', aRecord())).toBeUndefined();
  });
});

describe('Validate', () => {
  it("takes Submit's place while the form holds exactly the suggestions", () => {
    expect(offered(suggesting)).toEqual(['clear', 'reset', 'discard', 'draft', 'validate']);
    expect(obstacle('validate', suggesting)).toBeUndefined();
  });

  it.each([
    ['another answer was given', withAnswer(prefilled(suggesting, questions), mood, bad)],
    ['something was added', withAnswer(prefilled(suggesting, questions), comment, { type: 'text', text: 'x' })],
  ])('gives way to Submit when %s', (_, draft) => {
    expect(holdsSuggestions(draft, suggesting, questions)).toBe(false);
    expect(offered(suggesting, draft)).toContain('submit');
  });

  it('returns when the suggested answer is chosen again', () => {
    const draft = withAnswer(withAnswer(prefilled(suggesting, questions), mood, bad), mood, good);

    expect(holdsSuggestions(draft, suggesting, questions)).toBe(true);
  });

  it.each([
    ['every required question has a suggestion', suggesting, questions, true],
    [
      'a required question has none',
      aRecord({ suggestions: [aSuggestion(comment, { type: 'text', text: 'x' })] }),
      questions,
      false,
    ],
    ['nothing is required and nothing suggested', aRecord(), [comment], false],
    ['nothing is required and something is suggested', suggesting, [{ ...mood, required: false }], true],
    ['a suggested ranking is half filled', aRecord({ suggestions: [aSuggestion(order, half)] }), [order], false],
  ] as const)('is offered or not: %s', (_, record, asked, expected) => {
    expect(canValidate(record, asked)).toBe(expected);
  });
});
