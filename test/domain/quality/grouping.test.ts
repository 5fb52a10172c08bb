import { describe, expect, it } from 'vitest';
import { groupFigures } from '#domain/quality/group-figures.ts';
import { canGroupBy, type Group, groupingFrom, groupingText, recordsOfGroup } from '#domain/quality/grouping.ts';
import { groupRows } from '#domain/quality/report-rows.ts';

const group: Group = {
  value: 'web',
  records: 3,
  compared: 3,
  different: 1,
  figures: [
    { name: 'equal', figure: { value: 0.5 } },
    { name: 'alpha-nominal', figure: { reason: 'no-variation' } },
  ],
};
const byProperty = { by: 'metadata', property: 'source' } as const;

describe('groups of records', () => {
  it.each([{ by: 'week' }, { by: 'guidelines' }, byProperty] as const)('stand in the address: %j', (grouping) => {
    expect(groupingFrom(groupingText(grouping))).toEqual(grouping);
  });

  it.each(['', 'month'])('are none for the address %j', (text) => {
    expect(groupingFrom(text)).toBeUndefined();
  });

  it('are made by properties with terms only', () => {
    const property = { id: 'p', datasetId: 'd', name: 'n', title: '', visibleForAnnotators: true };

    expect(canGroupBy({ ...property, settings: { type: 'terms', values: undefined } })).toBe(true);
    expect(canGroupBy({ ...property, settings: { type: 'integer', min: 0, max: 1 } })).toBe(false);
  });

  it('lead to the records whose answers differ, if filters can find them', () => {
    expect(recordsOfGroup('label', byProperty, group)).toMatchObject([
      { on: 'metadata', property: 'source' },
      { on: 'answers', question: 'label', of: 'difference' },
    ]);
    expect(recordsOfGroup('label', { by: 'week' }, group)).toBeUndefined();
    expect(recordsOfGroup('label', byProperty, { ...group, compared: 2 })).toBeUndefined();
  });

  it('have a row for each of their numbers in a file', () => {
    expect(groupRows('label', [group]).map(({ row, measure, value }) => [row, measure, value])).toEqual([
      ['web', 'records', 3],
      ['web', 'compared', 3],
      ['web', 'different', 1],
      ['web', 'equal', 0.5],
      ['web', 'alpha-nominal', null],
    ]);
  });

  it('have the share of equal answers and the main coefficient', () => {
    const patterns = [
      { people: [1, 2], answers: [0, 0], records: 3, example: 1 },
      { people: [1, 2], answers: [0, 1], records: 1, example: 2 },
      { people: [1], answers: [0], records: 5, example: 3 },
    ];

    const found = groupFigures({ type: 'label_selection', options: ['a', 'b'] }, { values: ['a', 'b'], patterns });

    expect(found).toMatchObject({
      compared: 4,
      different: 1,
      figures: [{ name: 'equal', figure: { value: 0.75 } }, { name: 'alpha-nominal' }],
    });
  });
});
