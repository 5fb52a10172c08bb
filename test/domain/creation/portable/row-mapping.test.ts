import { describe, expect, it } from 'vitest';
import { keepMetadata, nameRecordsBy } from '#domain/creation/plan/dataset-plan.ts';
import { addQuestion, mergeSpellings } from '#domain/creation/plan/plan-questions.ts';
import {
  columnFor,
  mapColumn,
  matchColumns,
  namedTwice,
  type Receiving,
  shapeOf,
  unfilledFields,
} from '#domain/creation/portable/added-rows.ts';
import { rowMapping } from '#domain/creation/portable/row-mapping.ts';
import { aPlan } from '../support/a-plan.ts';

describe('the mapping of rows', () => {
  it('says what records are made of, as far as it is wanted', () => {
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

  it('says that spellings stay apart, and which ratings there are', () => {
    const plan = addQuestion(mergeSpellings(aPlan(), 'mood', false), 'rating');

    const { questions } = rowMapping(plan).shape;

    expect(questions.map(({ mergesSpellings }) => mergesSpellings)).toEqual([false, undefined, undefined]);
    expect(questions[2]?.options?.slice(0, 2)).toEqual([{ value: 0 }, { value: 1 }]);
  });

  it('names records by a column that there is', () => {
    expect(nameRecordsBy(aPlan(), 'text').externalId).toBe('text');
    expect(nameRecordsBy(aPlan(), undefined).externalId).toBeUndefined();
    expect(nameRecordsBy(aPlan(), 'nowhere').externalId).toBe('id');
  });
});

const part = (name: string) => ({ id: name, datasetId: 'd1', name, title: name });

const receiving: Receiving = {
  fields: [
    { ...part('text'), required: true, type: 'text', settings: { useMarkdown: false } },
    { ...part('Photo'), required: false, type: 'image', settings: {} },
  ],
  questions: [
    {
      ...part('mood'),
      description: undefined,
      required: true,
      type: 'span',
      settings: {
        options: [],
        visibleOptions: undefined,
        field: 'text',
        allowOverlapping: false,
        allowCharacterAnnotation: false,
      },
    },
    { ...part('why'), description: undefined, required: false, type: 'text', settings: { useMarkdown: false } },
  ],
  properties: [
    { ...part('length'), settings: { type: 'integer', min: undefined, max: undefined }, visibleForAnnotators: true },
  ],
  vectors: [{ ...part('v'), dimensions: 2 }],
  allowsMore: false,
};

describe('rows for a dataset that is there', () => {
  const shape = shapeOf(receiving);
  const mapping = matchColumns(shape, ['ID', 'text', 'photo', 'mood', 'other']);

  it('become what its records are made of', () => {
    expect(shape).toEqual({
      fields: [
        { name: 'text', type: 'text' },
        { name: 'Photo', type: 'image' },
      ],
      questions: [
        { name: 'mood', type: 'span', field: 'text', isRequired: true },
        { name: 'why', type: 'text' },
      ],
      metadata: [{ name: 'length', type: 'integer' }],
      vectors: [{ name: 'v' }],
      allowsMore: false,
    });
  });

  it('fill what is called as their columns are, in whatever letters', () => {
    expect(mapping).toEqual({
      fields: [
        { source: 'text', target: 'text' },
        { source: 'photo', target: 'Photo' },
      ],
      metadata: [],
      suggestions: [{ source: 'mood', target: 'mood' }],
      externalId: 'ID',
    });
  });

  it('fill by another column, or by none', () => {
    const other = mapColumn(mapping, 'fields', 'text', 'other');

    expect(columnFor(other, 'fields', 'text')).toBe('other');
    expect(columnFor(mapColumn(other, 'fields', 'text', undefined), 'fields', 'text')).toBeUndefined();
  });

  it('have to fill what every record needs', () => {
    expect(unfilledFields(mapping, receiving.fields)).toEqual([]);
    expect(unfilledFields(mapColumn(mapping, 'fields', 'text', undefined), receiving.fields)).toEqual(['text']);
  });

  it('may go by the same name', () => {
    expect(namedTwice(['a', 'b', 'a', 'a', 'c'])).toEqual(['a']);
  });
});
