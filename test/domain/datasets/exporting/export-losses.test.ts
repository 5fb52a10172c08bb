import { describe, expect, it } from 'vitest';
import { lossesOf } from '#domain/datasets/exporting/export-losses.ts';
import { defaultExport, type ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { shape } from '../../../support/formats/a-file.ts';

const lost = (order: Partial<ExportOrder>, of = shape) =>
  lossesOf({ ...defaultExport, ...order }, of).map((key) => key.replace('exporting.losses.', ''));

describe('the data that a file does not hold', () => {
  it('is small for a whole dataset: times and settings', () => {
    expect(lost({ format: 'parquet' })).toEqual(['times']);
    expect(lost({ format: 'jsonl' })).toEqual(['setup', 'times']);
  });

  it('includes what the user has excluded, if there is any', () => {
    const parquet = { format: 'parquet' } as const;
    expect(lost({ ...parquet, suggestions: false, metadata: false, vectors: false })).toEqual([
      'suggestions',
      'metadata',
      'vectors',
      'times',
    ]);
    const bare = { ...shape, metadata: [], vectors: [] };
    expect(lost({ ...parquet, metadata: false, vectors: false }, bare)).toEqual(['times']);
    expect(lost({ ...parquet, metadata: false }, { ...bare, allowsMore: true })).toEqual(['metadata', 'times']);
  });

  it('includes the other responses, or their users', () => {
    expect(lost({ answersOf: { kind: 'user', userId: 'u' } })).toContain('otherAnswers');
    expect(lost({ answersOf: { kind: 'majority' } })).toEqual(
      expect.arrayContaining(['opinions', 'ties', 'asSuggestions']),
    );
  });

  it('includes the types of CSV cells', () => {
    expect(lost({ format: 'csv' })).toEqual(['cells', 'setup', 'times']);
  });

  it('includes the beginnings of texts in safe CSV', () => {
    expect(lost({ format: 'csv', safeForSpreadsheets: true })).toEqual(['cells', 'formulas', 'setup', 'times']);
    expect(lost({ format: 'jsonl', safeForSpreadsheets: true })).toEqual(['setup', 'times']);
  });

  it('is everything but spans in CoNLL, which needs a span question', () => {
    expect(lost({ format: 'conll' })).toEqual(['onlySpans', 'drafts', 'overlaps', 'blanks']);
    expect(lost({ format: 'conll', suggestions: false })).toEqual([
      ...['onlySpans', 'drafts', 'unanswered', 'overlaps', 'blanks'],
    ]);
    expect(lost({ format: 'conll' }, { ...shape, questions: [] })).toEqual(['noQuestion']);
  });
});
