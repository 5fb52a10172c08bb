import { describe, expect, it } from 'vitest';
import { columnMapping, originOf } from '#domain/creation/plan/column-mapping.ts';
import { chooseSubset } from '#domain/creation/plan/dataset-plan.ts';
import { mapField } from '#domain/creation/plan/plan-fields.ts';
import { addQuestion, suggestFrom } from '#domain/creation/plan/plan-questions.ts';
import type { RowSource } from '#domain/creation/source/row-source.ts';
import { aPlan } from '../support/a-plan.ts';

const same = (name: string) => ({ source: name, target: name });

describe('the mapping of columns', () => {
  it('pairs source and target of fields, metadata and suggestions, and names the external id', () => {
    expect(columnMapping(aPlan())).toEqual({
      fields: ['text', 'lang', 'photo', 'talk'].map(same),
      metadata: ['length', 'weight'].map(same),
      suggestions: ['mood', 'topics'].map(same),
      externalId: 'id',
    });
  });

  it('leaves out fields without a mapping', () => {
    const { fields } = columnMapping(mapField(aPlan(), 'lang', 'no mapping'));

    expect(fields).toEqual(['text', 'photo', 'talk'].map(same));
  });

  it('pairs the column of a suggestion with the name of its question', () => {
    const plan = suggestFrom(addQuestion(addQuestion(aPlan(), 'text'), 'rating'), 'text_1', 'lang');

    expect(columnMapping(plan).suggestions.slice(2)).toEqual([{ source: 'lang', target: 'text_1' }]);
  });

  it('has no external id where no column names the records', () => {
    expect(columnMapping(chooseSubset(aPlan(), 'small')).externalId).toBeUndefined();
  });
});

describe('the origin of a dataset', () => {
  it('stores repository, subset, split and mapping, and marks the import', () => {
    const plan = aPlan();

    expect(originOf(plan)).toEqual({
      repoId: 'acme/reviews',
      subset: 'main',
      split: 'train',
      mapping: columnMapping(plan),
      imported: 'UI',
    });
  });

  it('is only the mapping for a table, and undefined for files of whole records or without rows', () => {
    const plan = aPlan();
    const from = (source: Partial<RowSource>) => originOf({ ...plan, source: { ...plan.source, ...source } });

    expect(from({ kind: 'file' })).toEqual({ mapping: columnMapping(plan), imported: 'UI' });
    expect(from({ kind: 'file', isOfRecords: true })).toBeUndefined();
    expect(from({ kind: 'nothing' })).toBeUndefined();
  });
});
