import { expect, it } from 'vitest';
import { keepMetadata, nameRecordsBy } from '#domain/creation/plan/dataset-plan.ts';
import { mapField } from '#domain/creation/plan/plan-fields.ts';
import { unusedColumns } from '#domain/creation/plan/unused-columns.ts';
import { aPlan } from '../support/a-plan.ts';

it('columns are unused if they are no field, question, metadata, vector or id', () => {
  const plan = nameRecordsBy(keepMetadata(mapField(aPlan(), 'lang', 'no mapping'), 'weight', false), undefined);

  expect(unusedColumns(aPlan())).toEqual(['flag']);
  expect(unusedColumns(plan)).toEqual(['id', 'lang', 'weight', 'flag']);
});
