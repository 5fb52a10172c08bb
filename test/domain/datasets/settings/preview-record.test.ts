import { expect, it } from 'vitest';
import { previewRecord } from '#domain/datasets/settings/preview-record.ts';
import { aQuestion, aRecord, aResponse, aSuggestion, someOptions } from '../../../support/builders.ts';

const topics = aQuestion('multi_label_selection', { settings: { options: someOptions('a', 'b', 'c', 'd') } });

it('previews the questions with a real record without its response', () => {
  const record = aRecord({ response: aResponse('submitted') });

  expect(previewRecord(record, [])).toEqual({ ...record, response: undefined });
});

it('invents a record if there is none', () => {
  expect(previewRecord(undefined, []).suggestions).toEqual([]);
});

it('suggests two labels where there are more than three, so that their order can be seen', () => {
  const [suggestion] = previewRecord(undefined, [
    topics,
    aQuestion('multi_label_selection', { name: 'few' }),
  ]).suggestions;

  expect(suggestion).toMatchObject({
    questionId: topics.id,
    suggestedAnswer: { labels: ['a', 'b'] },
    score: [0.5, 0.7],
    agent: 'system',
  });
});

it('invents no suggestion where one exists', () => {
  const suggestion = aSuggestion(topics, { type: 'multi_label_selection', labels: ['d'] });

  expect(previewRecord(aRecord({ suggestions: [suggestion] }), [topics]).suggestions).toEqual([suggestion]);
});
