import { describe, expect, it } from 'vitest';
import { defaultExport } from '#domain/datasets/exporting/export-order.ts';
import { isComplete, withFormat } from '#domain/datasets/exporting/ordering.ts';
import { shape } from '../../../support/formats/a-file.ts';

describe('an export order', () => {
  it('takes the first span question for tags, and keeps a chosen one', () => {
    const tagged = withFormat(defaultExport, 'conll', shape);
    const chosen = { ...tagged, tags: { question: 'other', scheme: 'BILOU' } as const };

    expect(tagged.tags).toEqual({ question: 'ents', scheme: 'BIO' });
    expect(withFormat(chosen, 'conll', shape).tags).toEqual(chosen.tags);
    expect(withFormat(tagged, 'csv', shape)).toEqual({ ...defaultExport, format: 'csv' });
  });

  it('is incomplete without a question for tags, or without a chosen user', () => {
    const untagged = withFormat(defaultExport, 'conll', { ...shape, questions: [] });

    expect(isComplete(untagged)).toBe(false);
    expect(isComplete({ ...defaultExport, answersOf: { kind: 'user', userId: '' } })).toBe(false);
    expect(isComplete({ ...defaultExport, answersOf: { kind: 'user', userId: 'u' } })).toBe(true);
    expect(isComplete(defaultExport)).toBe(true);
  });
});
