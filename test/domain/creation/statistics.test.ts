import { describe, expect, it } from 'vitest';
import { type ColumnStatistics, withStatistics } from '#domain/creation/statistics.ts';
import { aPlan, hub } from './support/a-plan.ts';

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
  it('make terms of a text column with few values, the frequent ones first', () => {
    const plan = withStatistics(aPlan(), [languages]);

    expect(plan.metadata).toContainEqual({
      name: 'lang',
      title: 'lang',
      settings: { type: 'terms', values: ['en', 'de', 'es'] },
    });
  });

  it('take such a column out of what is judged, but leave the choice', () => {
    const plan = withStatistics(aPlan(), [languages]);

    expect(plan.fields).toContainEqual(
      expect.objectContaining({ name: 'lang', choice: 'no mapping', choices: ['no mapping', 'text'] }),
    );
    expect(plan.fields).toContainEqual(expect.objectContaining({ name: 'text', choice: 'text' }));
  });

  it('leave the only field there is', () => {
    const [, small] = hub.subsets;
    const counted = small && withStatistics(small, [{ ...languages, name: 'body' }]);

    expect(counted?.fields).toEqual(small?.fields);
    expect(counted?.metadata).toMatchObject([{ name: 'body', settings: { type: 'terms' } }]);
  });

  it('tell the bounds of an integer', () => {
    const plan = withStatistics(aPlan(), [{ name: 'length', type: 'int', min: -3, max: 12 }]);

    expect(plan.metadata).toEqual([
      { name: 'length', title: 'length', settings: { type: 'integer', min: -3, max: 12 } },
      { name: 'weight', title: 'weight', settings: { type: 'float', min: undefined, max: undefined } },
    ]);
  });

  it.each<[string, ColumnStatistics]>([
    ['of a column that is not there', { ...languages, name: 'nowhere' }],
    ['of another kind', { name: 'text', type: 'other' }],
    ['of values in an image column', { ...languages, name: 'photo' }],
    ['of numbers in a text column', { name: 'text', type: 'int', min: 0, max: 1 }],
    ['of another kind in a number column', { name: 'length', type: 'other' }],
  ])('change nothing when they are %s', (_, statistics) => {
    const plan = aPlan();

    expect(withStatistics(plan, [statistics])).toEqual(plan);
  });

  it('give terms no bounds', () => {
    const plan = aPlan({ metadata: [{ name: 'kind', title: 'kind', settings: { type: 'terms', values: undefined } }] });

    expect(withStatistics(plan, [{ name: 'kind', type: 'int', min: 0, max: 1 }])).toEqual(plan);
  });
});
