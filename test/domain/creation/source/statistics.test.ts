import { describe, expect, it } from 'vitest';
import { keepMetadata } from '#domain/creation/plan/dataset-plan.ts';
import { type ColumnStatistics, learnStatistics, withStatistics } from '#domain/creation/source/statistics.ts';
import { aPlan, hub } from '../support/a-plan.ts';

const languages: ColumnStatistics = {
  name: 'lang',
  type: 'string_label',
  frequencies: new Map([
    ['es', 3],
    ['en', 20],
    ['de', 7],
  ]),
};

describe('the statistics of the hub', () => {
  it('turn a text column with few values into terms, the most frequent first', () => {
    const plan = withStatistics(aPlan(), [languages]);

    expect(plan.metadata).toContainEqual({
      name: 'lang',
      title: 'lang',
      isKept: true,
      settings: { type: 'terms', values: ['en', 'de', 'es'] },
    });
  });

  it('deselect such a column as a field', () => {
    const plan = withStatistics(aPlan(), [languages]);

    expect(plan.fields).toContainEqual(
      expect.objectContaining({ name: 'lang', choice: 'no mapping', choices: ['no mapping', 'text', 'image', 'chat'] }),
    );
    expect(plan.fields).toContainEqual(expect.objectContaining({ name: 'text', choice: 'text' }));
  });

  it('keep the only field', () => {
    const [, small] = hub.subsets;
    const counted = small && withStatistics(small, [{ ...languages, name: 'body' }]);

    expect(counted?.fields).toEqual(small?.fields);
    expect(counted?.metadata).toMatchObject([{ name: 'body', settings: { type: 'terms' } }]);
  });

  it('set the bounds of an integer', () => {
    const plan = withStatistics(aPlan(), [{ name: 'length', type: 'int', min: -3, max: 12 }]);

    expect(plan.metadata).toEqual([
      { name: 'length', title: 'length', isKept: true, settings: { type: 'integer', min: -3, max: 12 } },
      { name: 'weight', title: 'weight', isKept: true, settings: { type: 'float', min: undefined, max: undefined } },
    ]);
  });

  it.each<[string, ColumnStatistics]>([
    ['of no values at all', { ...languages, name: 'text', frequencies: new Map() }],
    ['of a column that is not there', { ...languages, name: 'nowhere' }],
    ['of another kind', { name: 'text', type: 'other' }],
    ['of values in an image column', { ...languages, name: 'photo' }],
    ['of numbers in a text column', { name: 'text', type: 'int', min: 0, max: 1 }],
    ['of another kind in a number column', { name: 'length', type: 'other' }],
  ])('change nothing when they are %s', (_, statistics) => {
    const plan = aPlan();

    expect(withStatistics(plan, [statistics])).toEqual(plan);
  });

  it('set no bounds for terms', () => {
    const plan = aPlan({
      metadata: [{ name: 'kind', title: 'kind', isKept: true, settings: { type: 'terms', values: undefined } }],
    });

    expect(withStatistics(plan, [{ name: 'kind', type: 'int', min: 0, max: 1 }])).toEqual(plan);
  });
});

describe('the statistics of the hub', () => {
  const counted: readonly ColumnStatistics[] = [languages, { name: 'length', type: 'int', min: 1, max: 9 }];
  const found = withStatistics(aPlan(), counted);
  const others: readonly ColumnStatistics[] = [
    { ...languages, frequencies: new Map([['fr', 2]]) },
    { name: 'length', type: 'int', min: 0, max: 3 },
  ];

  it('determine fields and metadata until the user changes them', () => {
    const plan = learnStatistics(aPlan(), aPlan(), found, counted);

    expect(plan.fields).toBe(found.fields);
    expect(plan.metadata).toBe(found.metadata);
  });

  it('are applied again when the user chooses other rows', () => {
    const learned = learnStatistics(aPlan(), aPlan(), found, counted);
    const other = withStatistics(aPlan(), others);

    expect(learnStatistics(learned, found, other, others).metadata).toBe(other.metadata);
  });

  it('update only values and bounds after a change by the user', () => {
    const chosen = keepMetadata(learnStatistics(aPlan(), aPlan(), found, counted), 'lang', false);

    const plan = learnStatistics(chosen, found, withStatistics(aPlan(), others), others);

    expect(plan.metadata.find(({ name }) => name === 'lang')).toMatchObject({
      isKept: false,
      settings: { type: 'terms', values: ['fr'] },
    });
    expect(plan.metadata.find(({ name }) => name === 'length')?.settings).toEqual({ type: 'integer', min: 0, max: 3 });
  });

  it('allow any terms for columns without statistics', () => {
    const chosen = keepMetadata(found, 'length', false);

    expect(learnStatistics(chosen, found, aPlan(), []).metadata.at(-1)?.settings).toEqual({
      type: 'terms',
      values: undefined,
    });
  });
});
