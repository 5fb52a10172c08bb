import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import { cleared, prefilled } from '#domain/annotation/draft.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import {
  type AnswerState,
  type AnswerStep,
  advancesQueue,
  answerStateOf,
  changesServer,
  isWithoutEffect,
  questionOf,
  sameServerAnswer,
  serverAnswerOf,
  stateAfter,
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

const step = (before: AnswerState, now: AnswerState): AnswerStep => ({
  kind: 'answer',
  changes: [{ recordId: 'r1', before, after: now }],
});

describe('The state after an action', () => {
  it.each([
    ['submit', 'submitted'],
    ['validate', 'submitted'],
    ['discard', 'discarded'],
    ['draft', 'draft'],
  ] as const)('%s: an answer with status %s, without empty values', (action, status) => {
    const draft = { ...blank, why: wrote('fine') };

    expect(stateAfter(action, pending, draft, questions)).toEqual({
      draft,
      given: { status, answers: { why: wrote('fine') }, suggestionsSeen: { why: false } },
    });
  });

  it('clear: an empty form without an answer', () => {
    const record = withResponse(saved);

    expect(stateAfter('clear', record, prefilled(record, questions), questions)).toEqual({
      draft: blank,
      given: undefined,
    });
  });

  it('reset: the saved answer', () => {
    const record = withResponse(saved);

    expect(stateAfter('reset', record, blank, questions)).toEqual(
      answerStateOf(record, { ...blank, why: wrote('fine') }),
    );
  });

  it('moves to the next record after submit, validate and discard only', () => {
    expect((['submit', 'validate', 'discard', 'draft', 'clear', 'reset'] as const).filter(advancesQueue)).toEqual([
      'submit',
      'validate',
      'discard',
    ]);
  });
});

describe('The part of a step that changes the server', () => {
  it('is the same with the same status and the same answers, or with none at all', () => {
    const given = serverAnswerOf(withResponse(saved));

    expect(sameServerAnswer(given, serverAnswerOf(withResponse({ ...saved, id: 'y' })), questions)).toBe(true);
    expect(sameServerAnswer(undefined, undefined, questions)).toBe(true);
  });

  it('keeps whether suggestions were in view, which makes no other answer of it', () => {
    const seen = { suggestionsSeen: { why: true } };
    const given = serverAnswerOf(withResponse({ ...saved, ...seen }));

    expect(given).toMatchObject(seen);
    expect(sameServerAnswer(given, serverAnswerOf(withResponse(saved)), questions)).toBe(true);
  });

  it('is another with another status or other answers', () => {
    const given = serverAnswerOf(withResponse(saved));

    expect(sameServerAnswer(given, serverAnswerOf(withResponse({ ...saved, status: 'discarded' })), questions)).toBe(
      false,
    );
    expect(sameServerAnswer(given, serverAnswerOf(withResponse({ ...saved, answers: {} })), questions)).toBe(false);
    expect(sameServerAnswer(given, undefined, questions)).toBe(false);
    expect(sameServerAnswer(undefined, given, questions)).toBe(false);
  });
});

describe('A step', () => {
  const empty = answerStateOf(pending, blank);
  const written = answerStateOf(pending, { ...blank, why: wrote('fine') });
  const sent = answerStateOf(withResponse(saved), written.draft);

  it('has no effect when both states are equal', () => {
    expect(isWithoutEffect(step(empty, answerStateOf(pending, { ...blank, why: wrote('') })), questions)).toBe(true);
    expect(isWithoutEffect(step(empty, written), questions)).toBe(false);
    expect(isWithoutEffect(step(written, sent), questions)).toBe(false);
  });

  it('changes the server when the answers at the server change', () => {
    expect(changesServer(step(empty, written), questions)).toBe(false);
    expect(changesServer(step(written, sent), questions)).toBe(true);
  });

  it('belongs to the changed question', () => {
    expect(questionOf(step(empty, written), questions)).toBe(text);
    expect(questionOf(step(written, sent), questions)).toBeUndefined();
  });
});
