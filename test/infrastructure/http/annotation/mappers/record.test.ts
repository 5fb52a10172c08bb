import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireRecord } from '#contract/annotation/record.ts';
import { answerTo, prefilled } from '#domain/annotation/draft.ts';
import { suggestionFor } from '#domain/annotation/suggestion.ts';
import { toRecord } from '#infrastructure/http/annotation/mappers/record.ts';
import { aQuestion } from '../../../../support/builders.ts';

const mood = aQuestion('label_selection', { id: 'q1', name: 'mood' });
const topics = aQuestion('multi_label_selection', { id: 'q2', name: 'topics' });
const times = { inserted_at: '2026-01-01T00:00:00', updated_at: '2026-01-02T00:00:00' };

const wire = (change: object = {}) =>
  v.parse(wireRecord, {
    id: 'r1',
    status: 'pending',
    fields: { text: 'Good morning' },
    metadata: null,
    external_id: null,
    dataset_id: 'd1',
    ...times,
    ...change,
  });

const read = (change: object, query_score: number | null = null) =>
  toRecord({ record: wire(change), query_score }, 7, [mood, topics]);

describe('a record', () => {
  it('with nothing to it is read', () => {
    expect(read({})).toEqual({
      id: 'r1',
      datasetId: 'd1',
      externalId: undefined,
      page: 7,
      fields: { text: 'Good morning' },
      response: undefined,
      suggestions: [],
      score: undefined,
      metadata: {},
      isCompleted: false,
      insertedAt: '2026-01-01T00:00:00',
      updatedAt: '2026-01-02T00:00:00',
      original: wire({}),
    });
  });

  it('keeps what the server gave of it under the names of the server, for templates', () => {
    const record = read({ external_id: 'e1', metadata: { source: 'web' }, suggestions: [] });

    expect(record.original).toEqual(wire({ external_id: 'e1', metadata: { source: 'web' }, suggestions: [] }));
  });

  it('with everything to it is read', () => {
    const record = read({ status: 'completed', metadata: { source: 'web' }, external_id: 'e1' }, 0.5);

    expect(record).toMatchObject({ isCompleted: true, metadata: { source: 'web' }, externalId: 'e1', score: 0.5 });
  });

  it('has the answers and the status of the first of its responses', () => {
    const own = {
      id: 'a1',
      status: 'draft',
      values: { mood: { value: 'good' } },
      record_id: 'r1',
      user_id: 'u1',
      ...times,
    };

    const other = { ...own, id: 'a2', status: 'submitted', values: { mood: { value: 'bad' } } };

    const { response } = read({ responses: [own, other] });

    expect(response).toEqual({
      id: 'a1',
      status: 'draft',
      answers: { mood: { type: 'label_selection', label: 'good' } },
      updatedAt: '2026-01-02T00:00:00',
    });
  });
});

describe('a question', () => {
  const answered = {
    id: 'a1',
    status: 'submitted',
    values: { mood: { value: 'bad' } },
    record_id: 'r1',
    user_id: 'u1',
    ...times,
  };
  const suggestions = [{ id: 's1', question_id: 'q1', type: null, value: 'good', score: 1, agent: 'clf', ...times }];

  it('has its answer and its suggestion in the record', () => {
    const record = read({ responses: [answered], suggestions });

    expect(answerTo(prefilled(record, [mood, topics]), mood)).toEqual({ type: 'label_selection', label: 'bad' });
    expect(suggestionFor(mood, record.suggestions)?.suggestedAnswer).toEqual({
      type: 'label_selection',
      label: 'good',
    });
    expect(suggestionFor(topics, record.suggestions)).toBeUndefined();
  });
});

describe('a suggestion', () => {
  const suggestion = { id: 's1', question_id: 'q1', type: 'model', value: 'good', score: 0.75, agent: 'clf', ...times };

  it('is read by the type of its question', () => {
    expect(read({ suggestions: [suggestion] }).suggestions).toEqual([
      {
        id: 's1',
        questionId: 'q1',
        suggestedAnswer: { type: 'label_selection', label: 'good' },
        score: 0.75,
        agent: 'clf',
      },
    ]);
  });

  it('may have a score for each of its values', () => {
    const many = { ...suggestion, question_id: 'q2', value: ['news', 'sports'], score: [0.9, 0.1] };

    expect(read({ suggestions: [many] }).suggestions).toMatchObject([{ score: [0.9, 0.1] }]);
  });

  it('may have neither score nor agent', () => {
    const bare = { ...suggestion, score: null, agent: null };

    expect(read({ suggestions: [bare] }).suggestions).toMatchObject([{ score: undefined, agent: undefined }]);
  });

  it('that suggests nothing for a known question is left out', () => {
    const suggestions = [
      { ...suggestion, question_id: 'unknown' },
      { ...suggestion, value: 7 },
    ];

    expect(read({ suggestions }).suggestions).toEqual([]);
  });
});
