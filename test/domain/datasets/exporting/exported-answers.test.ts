import { describe, expect, it } from 'vitest';
import { exportedAnswers } from '#domain/datasets/exporting/exported-answers.ts';
import { answer, aRecord, shape } from '../../../support/formats/a-file.ts';

const record = aRecord({ responses: [answer('ana', { label: 'a' }), answer('bo', { label: 'a' })] });

describe('the exported answers of a record', () => {
  it('are all responses, one answer to each question, or the response of one user', () => {
    expect(exportedAnswers(record, shape, { kind: 'all' })).toEqual({ kind: 'all', responses: record.responses });
    expect(exportedAnswers(record, shape, { kind: 'majority' })).toEqual({ kind: 'majority', values: { label: 'a' } });
    expect(exportedAnswers(record, shape, { kind: 'user', userId: 'u' })).toEqual({
      kind: 'user',
      response: record.responses[0],
    });
  });

  it('are empty for a user without a response', () => {
    expect(exportedAnswers(aRecord(), shape, { kind: 'user', userId: 'u' })).toEqual({
      kind: 'user',
      response: undefined,
    });
  });
});
