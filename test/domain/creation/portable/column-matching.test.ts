import { describe, expect, it } from 'vitest';
import {
  columnFor,
  columnOfIds,
  mapColumn,
  matchColumns,
  possibleIds,
  repeatedNames,
  shapeOf,
  type TargetDataset,
  unfilledFields,
} from '#domain/creation/portable/column-matching.ts';

const part = (name: string) => ({ id: name, datasetId: 'd1', name, title: name });

const receiving: TargetDataset = {
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

describe('rows for an existing dataset', () => {
  const shape = shapeOf(receiving);
  const mapping = matchColumns(shape, ['ID', 'text', 'photo', 'mood', 'other']);

  it('fill the items of the dataset', () => {
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

  it('fill items by column name, ignoring case', () => {
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

  it('can be mapped to another column or none', () => {
    const other = mapColumn(mapping, 'fields', 'text', 'other');

    expect(columnFor(other, 'fields', 'text')).toBe('other');
    expect(columnFor(mapColumn(other, 'fields', 'text', undefined), 'fields', 'text')).toBeUndefined();
  });

  it('have to fill required fields', () => {
    expect(unfilledFields(mapping, receiving.fields)).toEqual([]);
    expect(unfilledFields(mapColumn(mapping, 'fields', 'text', undefined), receiving.fields)).toEqual(['text']);
  });

  it('can have repeated external ids', () => {
    expect(repeatedNames(['a', 'b', 'a', 'a', 'c'])).toEqual(['a']);
  });

  it('use the original mapping of the dataset, as far as the file has its columns', () => {
    const made = {
      fields: [
        { source: 'other', target: 'text' },
        { source: 'gone', target: 'Photo' },
      ],
      metadata: [],
      suggestions: [{ source: 'text', target: 'why' }],
    };

    expect(matchColumns(shape, ['ID', 'text', 'photo', 'other', 'ref'], { ...made, externalId: 'ref' })).toEqual({
      fields: [
        { source: 'other', target: 'text' },
        { source: 'photo', target: 'Photo' },
      ],
      metadata: [],
      suggestions: [{ source: 'text', target: 'why' }],
      externalId: 'ref',
    });
    expect(matchColumns(shape, ['ID', 'text'], made).externalId).toBeUndefined();
    expect(matchColumns(shape, ['ID', 'text'], { ...made, externalId: 'gone' }).externalId).toBeUndefined();
  });
});

describe('the column of ids', () => {
  const rows = [
    { ref: 'a', place: 1, text: 'x'.repeat(201), mood: 'good', note: null },
    { ref: 'b', place: 2, text: 'y', mood: 'good' },
  ];

  it('is searched among columns of short, distinct values', () => {
    const possible = possibleIds(rows, ['ref', 'place', 'text', 'mood', 'note']);

    expect([...possible]).toEqual([
      ['ref', ['a', 'b']],
      ['place', ['1', '2']],
    ]);
  });

  it('is the one with the most known ids; a tie goes to the column named id', () => {
    const possible = new Map([
      ['place', ['1', '2']],
      ['Id', ['a', 'b']],
      ['ref', ['c', 'd']],
    ]);

    expect(columnOfIds(possible, new Set(['1', 'c', 'd']))).toBe('ref');
    expect(columnOfIds(possible, new Set(['1', 'a']))).toBe('Id');
    expect(columnOfIds(possible, new Set(['z']))).toBeUndefined();
  });
});
