import { describe, expect, it } from 'vitest';
import { columnMapping } from '#domain/creation/plan/column-mapping.ts';
import { mapField } from '#domain/creation/plan/plan-fields.ts';
import { planProblems } from '#domain/creation/plan/plan-problems.ts';
import { addQuestion, markSpansIn } from '#domain/creation/plan/plan-questions.ts';
import { plannedFields, plannedMetadata, plannedQuestions } from '#domain/creation/plan/planned-items.ts';
import { renameField, renameMetadata, targetField } from '#domain/creation/plan/target-names.ts';
import { rowMapping } from '#domain/creation/portable/row-mapping.ts';
import { aPlan } from '../support/a-plan.ts';

const renamed = () => renameMetadata(renameField(aPlan(), 'text', ' review '), 'length', 'size');

describe('another name for a column', () => {
  it('is the name of the field or the metadata, and their title', () => {
    expect(plannedFields(renamed())[0]).toMatchObject({ id: 'review', name: 'review', title: 'review' });
    expect(plannedMetadata(renamed())[0]).toEqual({
      name: 'size',
      title: 'size',
      settings: expect.objectContaining({ type: 'integer' }),
    });
    expect(plannedMetadata(aPlan())[0]).toMatchObject({ name: 'length', title: 'length' });
  });

  it('is where the column goes', () => {
    const { shape } = rowMapping(renamed());

    expect(shape.fields[0]).toEqual({ name: 'review', type: 'text' });
    expect(shape.metadata[0]).toEqual({ name: 'size', type: 'integer' });
    expect(columnMapping(renamed())).toMatchObject({
      fields: [{ source: 'text', target: 'review' }, {}, {}, {}],
      metadata: [{ source: 'length', target: 'size' }, {}],
    });
  });

  it('is the field that a span question marks', () => {
    const plan = markSpansIn(addQuestion(renamed(), 'span'), 'span_1', 'text');

    expect(plannedQuestions(plan).at(-1)?.settings).toMatchObject({ field: 'review' });
    expect(rowMapping(plan).shape.questions.at(-1)).toMatchObject({ field: 'review' });
    expect(targetField(plan, 'nowhere')).toBe('nowhere');
  });
});

describe('the name of a field or of metadata', () => {
  const keysOf = (plan: Parameters<typeof planProblems>[0]) =>
    planProblems(plan).map(({ part, key }) => [part, key.replace('creation.errors.', '')]);

  it.each([
    ['', 'Required'],
    ['x'.repeat(201), 'TooLong'],
  ])('cannot be %j', (name, problem) => {
    expect(keysOf(renameField(aPlan(), 'text', name))).toEqual([[{ renamedField: 'text' }, `fieldName${problem}`]]);
    expect(keysOf(renameMetadata(aPlan(), 'length', name))).toEqual([
      [{ metadata: 'length' }, `metadataName${problem}`],
    ]);
  });

  it('cannot be that of another one that is created', () => {
    const plan = renameField(aPlan(), 'lang', 'text');

    expect(keysOf(plan)).toEqual([[{ renamedField: 'lang' }, 'fieldNameTwice']]);
    expect(keysOf(mapField(plan, 'text', 'no mapping'))).toEqual([]);
    expect(keysOf(renameMetadata(aPlan(), 'weight', 'length'))).toEqual([
      [{ metadata: 'weight' }, 'metadataNameTwice'],
    ]);
  });
});
