import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import { type BulkDraft, bulkOffers, bulkStep } from '#domain/annotation/bulk/bulk-actions.ts';
import { aQuestion, aRecord, aResponse, aSuggestion } from '../../../support/builders.ts';

const mood = aQuestion('label_selection', { name: 'mood', required: true });
const good: Answer = { type: 'label_selection', label: 'good' };
const none: Answer = { type: 'label_selection', label: undefined };

const draft = (answers: BulkDraft['answers'], isTouched = true): BulkDraft => ({
  answers,
  questions: [mood],
  isTouched,
});
const reasons = (given: BulkDraft) =>
  Object.fromEntries(bulkOffers(given).map(({ action, disabled }) => [action, disabled]));

describe('the actions on the selected records', () => {
  it('are all disabled without a selection', () => {
    expect(new Set(bulkOffers(draft([])).map(({ disabled }) => disabled))).toEqual(new Set(['no-record']));
  });

  it('are all enabled when every record has its required answers', () => {
    const record = aRecord({ response: aResponse('draft') });

    expect(reasons(draft([{ record, answers: { mood: good } }]))).toEqual({
      discard: undefined,
      draft: undefined,
      clear: undefined,
      reset: undefined,
      submit: undefined,
    });
  });

  it('exclude submit, clear and reset without an answer', () => {
    expect(reasons(draft([{ record: aRecord(), answers: { mood: none } }], false))).toEqual({
      discard: undefined,
      draft: undefined,
      clear: 'nothing-to-clear',
      reset: 'nothing-to-reset',
      submit: 'unfinished',
    });
  });

  it('include validate while each record holds its suggestions', () => {
    const record = aRecord({ suggestions: [aSuggestion(mood, good)] });
    const actions = (isTouched: boolean) =>
      bulkOffers(draft([{ record, answers: { mood: good } }], isTouched)).map(({ action }) => action);

    expect(actions(false)).toContain('validate');
    expect(actions(true)).toContain('submit');
  });
});

describe('The step in which several records are answered', () => {
  it('sets the answer of each record', () => {
    const [one, other] = [aRecord({ id: 'one' }), aRecord({ id: 'other', suggestions: [aSuggestion(mood, good)] })];
    const answers = [one, other].map((record) => ({ record, answers: { mood: good } }));

    const { kind, changes } = bulkStep('submit', { answers, questions: [mood] });

    expect(kind).toBe('submit');
    expect(changes.map(({ recordId, after }) => [recordId, after.given])).toEqual([
      ['one', { status: 'submitted', answers: { mood: good }, suggestionsSeen: { mood: false } }],
      ['other', { status: 'submitted', answers: { mood: good }, suggestionsSeen: { mood: true } }],
    ]);
    expect(changes.map(({ before }) => before.draft.mood)).toEqual([none, good]);
  });
});
