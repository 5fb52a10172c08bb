import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import {
  bulkNotice,
  canValidateAll,
  changedAnswers,
  commonDraft,
  isSuccess,
  mergeAnswers,
  needsConfirmation,
  suggestedAnswers,
  unfinishedInBulk,
} from '#domain/annotation/bulk/bulk-answers.ts';
import { prefilled } from '#domain/annotation/draft.ts';
import { aQuestion, aRecord, aResponse, aSuggestion } from '../../../support/builders.ts';

const mood = aQuestion('label_selection', { name: 'mood', required: true });
const comment = aQuestion('text', { name: 'comment' });
const people = aQuestion('span', { name: 'people' });
const questions = [mood, comment, people];

const good: Answer = { type: 'label_selection', label: 'good' };
const bad: Answer = { type: 'label_selection', label: 'bad' };
const none: Answer = { type: 'label_selection', label: undefined };
const text = (value: string): Answer => ({ type: 'text', text: value });
const ada: Answer = { type: 'span', spans: [{ start: 0, end: 3, label: 'person' }] };
const blank = { mood: none, comment: text(''), people: { type: 'span', spans: [] } };

describe('The form of a bulk action', () => {
  it('starts with the common answers of the selected records', () => {
    const drafts = [
      { mood: good, comment: text('a') },
      { mood: good, comment: text('b') },
    ];

    expect(commonDraft(drafts, questions)).toEqual({ ...blank, mood: good });
  });

  it('starts with the answers of one selected record', () => {
    expect(commonDraft([{ mood: good, people: ada }], questions)).toEqual({ ...blank, mood: good, people: ada });
  });

  it('is blank while nothing is selected', () => {
    expect(commonDraft([], questions)).toEqual(blank);
  });

  it('contains changed answers only, and no spans', () => {
    const start = { mood: good, comment: text('') };

    expect(changedAnswers(start, { mood: good, comment: text('x'), people: ada }, questions)).toEqual({
      comment: text('x'),
    });
    expect(changedAnswers(start, start, questions)).toEqual({});
  });
});

describe('The answers of a bulk action', () => {
  const suggesting = aRecord({ page: 1, suggestions: [aSuggestion(mood, good)] });
  const answered = aRecord({ page: 2, response: aResponse('draft', { mood: bad, people: ada }) });

  it("are the changed ones merged into each record's own", () => {
    const answers = mergeAnswers([suggesting, answered], questions, { comment: text('x') });

    expect(answers).toEqual([
      { record: suggesting, answers: { ...blank, mood: good, comment: text('x') } },
      { record: answered, answers: { mood: bad, comment: text('x'), people: ada } },
    ]);
  });

  it('keep the spans of each record', () => {
    const own = new Map([[suggesting.id, { ...prefilled(suggesting, questions), people: ada }]]);

    const [first, second] = mergeAnswers([suggesting, aRecord({ page: 3 })], questions, { mood: bad }, own);

    expect(first?.answers).toEqual({ mood: bad, comment: text(''), people: ada });
    expect(second?.answers).toEqual({ ...blank, mood: bad });
  });

  it('remove an answer from every record when it was changed to empty', () => {
    const [first] = mergeAnswers([answered], questions, { mood: none });

    expect(first?.answers).toEqual({ ...blank, people: ada });
  });

  it('wait for the required answers of every record', () => {
    const records = [suggesting, aRecord({ page: 3 })];

    expect(unfinishedInBulk(mergeAnswers(records, questions, {}), questions)).toEqual([mood]);
    expect(unfinishedInBulk(mergeAnswers(records, questions, { mood: bad }), questions)).toEqual([]);
  });
});

describe('Validating a selection', () => {
  const one = aRecord({ page: 1, suggestions: [aSuggestion(mood, good)] });
  const other = aRecord({ page: 2, suggestions: [aSuggestion(mood, bad), aSuggestion(comment, text('x'))] });

  it('gives each record its own suggestions', () => {
    expect(suggestedAnswers([one, other], questions).map(({ answers }) => answers)).toEqual([
      { ...blank, mood: good },
      { ...blank, mood: bad, comment: text('x') },
    ]);
  });

  it.each([
    ['every selected record has its own for all required questions', [one, other], true],
    ['one has none', [one, aRecord({ page: 3 })], false],
    ['nothing is selected', [], false],
  ])('is possible or not: %s', (_, records, expected) => {
    expect(canValidateAll(records, questions)).toBe(expected);
  });
});

describe('The records of a bulk action', () => {
  it.each([
    [100, false],
    [101, true],
  ])('need a confirmation above 100: %d of them', (count, expected) => {
    expect(needsConfirmation(count)).toBe(expected);
  });

  it('are a success only if each record succeeds', () => {
    const saved = { recordId: 'a', isSaved: true };
    const refused = { recordId: 'b', isSaved: false };

    expect([isSuccess([saved]), isSuccess([saved, refused])]).toEqual([true, false]);
    expect([bulkNotice([saved]), bulkNotice([saved, refused])]).toEqual([
      undefined,
      { message: { key: 'bulk.failed' }, type: 'danger' },
    ]);
  });
});
