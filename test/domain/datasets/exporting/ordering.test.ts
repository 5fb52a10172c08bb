import { describe, expect, it } from 'vitest';
import { defaultExport } from '#domain/datasets/exporting/export-order.ts';
import { isComplete, withFormat } from '#domain/datasets/exporting/ordering.ts';
import { shape } from '../../../support/formats/a-file.ts';

describe('an order for a file', () => {
  it('takes the first question that has spans for tags, and keeps another that was chosen', () => {
    const tagged = withFormat(defaultExport, 'conll', shape);
    const chosen = { ...tagged, tags: { question: 'other', scheme: 'BILOU' } as const };

    expect(tagged.tags).toEqual({ question: 'ents', scheme: 'BIO' });
    expect(withFormat(chosen, 'conll', shape).tags).toEqual(chosen.tags);
    expect(withFormat(tagged, 'csv', shape)).toEqual({ ...defaultExport, format: 'csv' });
  });

  it('lacks something without a question for tags, or without the person whose answers are meant', () => {
    const untagged = withFormat(defaultExport, 'conll', { ...shape, questions: [] });

    expect(isComplete(untagged)).toBe(false);
    expect(isComplete({ ...defaultExport, answersOf: { kind: 'user', userId: '' } })).toBe(false);
    expect(isComplete({ ...defaultExport, answersOf: { kind: 'user', userId: 'u' } })).toBe(true);
    expect(isComplete(defaultExport)).toBe(true);
  });
});
