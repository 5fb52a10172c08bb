import { describe, expect, it } from 'vitest';
import type { Answer, Answers } from '#domain/annotation/answer.ts';
import {
  answerTo,
  cleared,
  holdsSuggestion,
  isModified,
  prefilled,
  sameDraft,
  sendable,
  suggested,
  unfinished,
  withAnswer,
} from '#domain/annotation/draft.ts';
import { aQuestion, aRecord, aResponse, aSuggestion, someOptions } from '../../support/builders.ts';

const mood = aQuestion('label_selection', { name: 'mood', required: true });
const topics = aQuestion('multi_label_selection', { name: 'topics' });
const quality = aQuestion('rating', { name: 'quality' });
const comment = aQuestion('text', { name: 'comment' });
const people = aQuestion('span', { name: 'people' });
const order = aQuestion('ranking', { name: 'order', settings: { options: someOptions('a', 'b') } });
const questions = [mood, topics, quality, comment, people, order];

const good: Answer = { type: 'label_selection', label: 'good' };
const bad: Answer = { type: 'label_selection', label: 'bad' };
const ranks = (a: number | undefined, b: number | undefined): Answer => ({
  type: 'ranking',
  ranks: [
    { value: 'a', rank: a },
    { value: 'b', rank: b },
  ],
});

describe('Prefilling', () => {
  const suggestions = [aSuggestion(mood, good), aSuggestion(comment, { type: 'text', text: 'as suggested' })];

  it('takes the suggestions while a record is pending', () => {
    const draft = prefilled(aRecord({ suggestions }), questions);

    expect(answerTo(draft, mood)).toEqual(good);
    expect(answerTo(draft, comment).text).toBe('as suggested');
  });

  it.each(['submitted', 'discarded', 'draft'] as const)('takes the answer of a record that is %s', (status) => {
    const draft = prefilled(aRecord({ suggestions, response: aResponse(status, { mood: bad }) }), questions);

    expect(answerTo(draft, mood)).toEqual(bad);
    expect(answerTo(draft, comment).text).toBe('');
  });

  it('holds every question, so that a span question is sent without spans too', () => {
    const draft = prefilled(aRecord(), questions);

    expect(Object.keys(draft)).toEqual(questions.map(({ name }) => name));
    expect(sendable(draft)).toEqual({ people: { type: 'span', spans: [] } });
  });

  it('completes a stored ranking with the options it leaves out', () => {
    const stored: Answers = { order: { type: 'ranking', ranks: [{ value: 'b', rank: 1 }] } };

    const draft = prefilled(aRecord({ response: aResponse('draft', stored) }), questions);

    expect(answerTo(draft, order)).toEqual(ranks(undefined, 1));
    expect(unfinished(draft, [order])).toEqual([order]);
  });

  it('ignores answers of another type, and to deleted questions', () => {
    const stored: Answers = { mood: { type: 'text', text: 'good' }, gone: good };

    const draft = prefilled(aRecord({ response: aResponse('draft', stored) }), [mood]);

    expect(draft).toEqual({ mood: { type: 'label_selection', label: undefined } });
  });

  it('treats a question named like a property of every object as unanswered', () => {
    const odd = aQuestion('text', { name: 'constructor' });

    expect(answerTo({}, odd).text).toBe('');
    expect(prefilled(aRecord({ response: aResponse('draft') }), [odd])).toEqual({
      constructor: { type: 'text', text: '' },
    });
  });
});

describe('Clearing', () => {
  const draft = cleared(questions);

  it('resets text to empty', () => {
    expect(answerTo(draft, comment).text).toBe('');
  });

  it('resets selections to unselected', () => {
    expect(answerTo(draft, mood).label).toBeUndefined();
    expect(answerTo(draft, topics).labels).toEqual([]);
    expect(answerTo(draft, quality).rating).toBeUndefined();
  });

  it('resets ranks to none', () => {
    expect(answerTo(draft, order)).toEqual(ranks(undefined, undefined));
  });
});

describe('A draft holds the suggestion for a question', () => {
  const suggestions = [aSuggestion(mood, good)];
  const holds = (answer: Answer, record: Parameters<typeof holdsSuggestion>[1]) =>
    holdsSuggestion({ mood: answer }, record, mood);

  it('if the answer is the same', () => {
    const record = aRecord({ suggestions });

    expect([holds(good, record), holds(bad, record)]).toEqual([true, false]);
  });

  it('only while the record has no response', () => {
    expect(holds(good, aRecord({ suggestions, response: aResponse('draft', { mood: good }) }))).toBe(false);
    expect(holds(good, undefined)).toBe(false);
  });
});

describe('A draft', () => {
  const record = aRecord({ response: aResponse('submitted', { mood: good }) });

  it('is modified when an answer differs from what was last saved', () => {
    const draft = withAnswer(prefilled(record, questions), mood, bad);

    expect(isModified(draft, record, questions)).toBe(true);
  });

  it('is not modified when the answer is the saved one again', () => {
    const draft = withAnswer(withAnswer(prefilled(record, questions), mood, bad), mood, good);

    expect(isModified(draft, record, questions)).toBe(false);
  });

  it('is compared by the given questions alone', () => {
    expect(sameDraft({ mood: good, old: bad }, { mood: good }, [mood])).toBe(true);
    expect(sameDraft({ mood: good }, {}, [mood])).toBe(false);
  });

  it('can hold exactly what was suggested', () => {
    const draft = suggested(aRecord({ suggestions: [aSuggestion(mood, good)] }), [mood, comment]);

    expect(draft).toEqual({ mood: good, comment: { type: 'text', text: '' } });
  });
});

describe('A record is completed correctly', () => {
  const rankAnyway = { ...order, required: true };

  it.each([
    ['all required questions are answered', { mood: good }, [mood, comment], []],
    ['an optional ranking is complete', { mood: good, order: ranks(1, 2) }, [mood, order], []],
    ['an optional ranking is empty', { mood: good, order: ranks(undefined, undefined) }, [mood, order], []],
    ['a required span question has no span', {}, [{ ...people, required: true }], []],
    ['unless a required question is unanswered', { comment: { type: 'text', text: 'x' } }, [mood, comment], [mood]],
    ['unless an optional ranking is half filled', { mood: good, order: ranks(1, undefined) }, [mood, order], [order]],
    ['unless a required ranking is half filled', { order: ranks(1, undefined) }, [rankAnyway], [rankAnyway]],
  ] as const)('when %s', (_, draft, asked, expected) => {
    expect(unfinished(draft, asked)).toEqual(expected);
  });
});

describe('Only valid or partially valid answers are sent', () => {
  it('and empty ones stay behind', () => {
    const draft = { mood: good, comment: { type: 'text', text: '' }, order: ranks(1, undefined) } as const;

    expect(Object.keys(sendable(draft))).toEqual(['mood', 'order']);
  });
});
