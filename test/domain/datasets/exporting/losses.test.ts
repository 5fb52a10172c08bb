import { describe, expect, it } from 'vitest';
import { type ExportOrder, wholeExport } from '#domain/datasets/exporting/export-order.ts';
import { lossesOf } from '#domain/datasets/exporting/losses.ts';
import { shape } from '../../../support/formats/a-file.ts';

const lost = (order: Partial<ExportOrder>, of = shape) =>
  lossesOf({ ...wholeExport, ...order }, of).map((key) => key.replace('exporting.losses.', ''));

describe('what a file does not hold', () => {
  it.each(['jsonl', 'parquet'] as const)('is nothing for %s with everything', (format) => {
    expect(lost({ format })).toEqual([]);
  });

  it('is what was not wanted, as far as there is any', () => {
    expect(lost({ suggestions: false, metadata: false, vectors: false })).toEqual([
      'suggestions',
      'metadata',
      'vectors',
    ]);
    const bare = { ...shape, metadata: [], vectors: [] };
    expect(lost({ metadata: false, vectors: false }, bare)).toEqual([]);
    expect(lost({ metadata: false }, { ...bare, allowsMore: true })).toEqual(['metadata']);
  });

  it('is what others answered, or who answered what', () => {
    expect(lost({ answersOf: { kind: 'user', userId: 'u' } })).toEqual(['otherAnswers']);
    expect(lost({ answersOf: { kind: 'majority' } })).toEqual(['opinions', 'ties']);
  });

  it('is the difference between texts and numbers in CSV', () => {
    expect(lost({ format: 'csv' })).toEqual(['cells']);
  });

  it('is everything but spans in CoNLL, which needs a question for them', () => {
    expect(lost({ format: 'conll' })).toEqual(['onlySpans', 'drafts', 'overlaps']);
    expect(lost({ format: 'conll', suggestions: false })).toEqual(['onlySpans', 'drafts', 'unanswered', 'overlaps']);
    expect(lost({ format: 'conll' }, { ...shape, questions: [] })).toEqual(['noQuestion']);
  });
});
