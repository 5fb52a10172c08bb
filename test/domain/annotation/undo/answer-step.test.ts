import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import { cleared, prefilled } from '#domain/annotation/draft.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import {
  type AnswerStep,
  givenOf,
  isIdle,
  isSent,
  leadsOn,
  outcomeOf,
  questionOf,
  type Standing,
  sameGiven,
  standingOf,
} from '#domain/annotation/undo/answer-step.ts';
import { aQuestion, aRecord, aResponse } from '../../../support/builders.ts';

const text = aQuestion('text', { name: 'why', title: 'Why' });
const label = aQuestion('label_selection', { name: 'mood', title: 'Mood' });
const questions = [text, label];

const wrote = (words: string): Answer => ({ type: 'text', text: words });
const pending = aRecord({ id: 'r1' });
const blank = cleared(questions);
const saved = aResponse('submitted', { why: wrote('fine') });
const withResponse = (response: RecordResponse) => ({ ...pending, response });

const step = (before: Standing, now: Standing): AnswerStep => ({
  kind: 'answer',
  changes: [{ recordId: 'r1', before, after: now }],
});

describe('Where an action leads', () => {
  it.each([
    ['submit', 'submitted'],
    ['validate', 'submitted'],
    ['discard', 'discarded'],
    ['draft', 'draft'],
  ] as const)('by %s is an answer that is %s, with nothing empty in it', (action, status) => {
    const draft = { ...blank, why: wrote('fine') };

    expect(outcomeOf(action, pending, draft, questions)).toEqual({
      draft,
      given: { status, answers: { why: wrote('fine') } },
    });
  });

  it('by clear is an empty form and no answer', () => {
    const record = withResponse(saved);

    expect(outcomeOf('clear', record, prefilled(record, questions), questions)).toEqual({
      draft: blank,
      given: undefined,
    });
  });

  it('by reset is what was saved', () => {
    const record = withResponse(saved);

    expect(outcomeOf('reset', record, blank, questions)).toEqual(standingOf(record, { ...blank, why: wrote('fine') }));
  });

  it('is the next record by submit, validate and discard alone', () => {
    expect((['submit', 'validate', 'discard', 'draft', 'clear', 'reset'] as const).filter(leadsOn)).toEqual([
      'submit',
      'validate',
      'discard',
    ]);
  });
});

describe('What is given to the server', () => {
  it('is the same with the same status and the same answers, or with none at all', () => {
    const given = givenOf(withResponse(saved));

    expect(sameGiven(given, givenOf(withResponse({ ...saved, id: 'y' })), questions)).toBe(true);
    expect(sameGiven(undefined, undefined, questions)).toBe(true);
  });

  it('is another with another status or other answers', () => {
    const given = givenOf(withResponse(saved));

    expect(sameGiven(given, givenOf(withResponse({ ...saved, status: 'discarded' })), questions)).toBe(false);
    expect(sameGiven(given, givenOf(withResponse({ ...saved, answers: {} })), questions)).toBe(false);
    expect(sameGiven(given, undefined, questions)).toBe(false);
    expect(sameGiven(undefined, given, questions)).toBe(false);
  });
});

describe('A step', () => {
  const empty = standingOf(pending, blank);
  const written = standingOf(pending, { ...blank, why: wrote('fine') });
  const sent = standingOf(withResponse(saved), written.draft);

  it('is idle when everything stands as before', () => {
    expect(isIdle(step(empty, standingOf(pending, { ...blank, why: wrote('') })), questions)).toBe(true);
    expect(isIdle(step(empty, written), questions)).toBe(false);
    expect(isIdle(step(written, sent), questions)).toBe(false);
  });

  it('is sent when the server is to have something else', () => {
    expect(isSent(step(empty, written), questions)).toBe(false);
    expect(isSent(step(written, sent), questions)).toBe(true);
  });

  it('is about the question that has changed', () => {
    expect(questionOf(step(empty, written), questions)).toBe(text);
    expect(questionOf(step(written, sent), questions)).toBeUndefined();
  });
});
