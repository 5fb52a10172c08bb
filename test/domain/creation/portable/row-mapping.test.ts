import { describe, expect, it } from 'vitest';
import { keepMetadata, nameRecordsBy } from '#domain/creation/plan/dataset-plan.ts';
import { requireField } from '#domain/creation/plan/plan-fields.ts';
import { addQuestion, mergeSpellings } from '#domain/creation/plan/plan-questions.ts';
import { rowMapping } from '#domain/creation/portable/row-mapping.ts';
import { aPlan } from '../support/a-plan.ts';

describe('the mapping of rows', () => {
  it('lists the planned fields, questions, metadata and vectors', () => {
    const plan = keepMetadata(addQuestion(aPlan(), 'span'), 'weight', false);
    const { shape, columns } = rowMapping(plan);

    expect(shape.fields).toEqual([
      { name: 'text', type: 'text' },
      { name: 'lang', type: 'text' },
      { name: 'photo', type: 'image' },
      { name: 'talk', type: 'chat' },
    ]);
    const options = (...values: string[]) => values.map((value) => ({ value, text: value }));
    expect(shape.questions).toEqual([
      { name: 'mood', type: 'label_selection', isRequired: true, options: options('good', 'bad') },
      { name: 'topics', type: 'multi_label_selection', isRequired: true, options: options('news', 'sports') },
      {
        name: 'span_1',
        type: 'span',
        field: 'text',
        isRequired: true,
        options: options('organisation', 'person', 'event'),
      },
    ]);
    expect(shape.metadata).toEqual([{ name: 'length', type: 'integer' }]);
    expect(columns.externalId).toBe('id');
  });

  it('says which fields are required', () => {
    const { fields } = rowMapping(requireField(aPlan(), 'lang', true)).shape;

    expect(fields.filter(({ isRequired }) => isRequired)).toEqual([{ name: 'lang', type: 'text', isRequired: true }]);
  });

  it('includes unmerged spellings and the ratings', () => {
    const plan = addQuestion(mergeSpellings(aPlan(), 'mood', false), 'rating');

    const { questions } = rowMapping(plan).shape;

    expect(questions.map(({ mergesSpellings }) => mergesSpellings)).toEqual([false, undefined, undefined]);
    expect(questions[2]?.options?.slice(0, 2)).toEqual([{ value: 0 }, { value: 1 }]);
  });

  it('includes the column of external ids', () => {
    expect(nameRecordsBy(aPlan(), 'text').externalId).toBe('text');
    expect(nameRecordsBy(aPlan(), undefined).externalId).toBeUndefined();
    expect(nameRecordsBy(aPlan(), 'nowhere').externalId).toBe('id');
  });
});
