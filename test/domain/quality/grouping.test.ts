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
    expect(recordsOfGroup('label', byProperty, [group, undefined])).toMatchObject([
      { on: 'metadata', property: 'source' },
      { on: 'answers', question: 'label', of: 'difference' },
    ]);
    expect(recordsOfGroup('label', byProperty, [{ ...group, compared: 2 }, undefined])).toBeUndefined();
  });

  it.each([
    [
      'the week from Monday on',
      'week',
      '2026-11-23',
      undefined,
      '2026-11-23T00:00:00.000Z',
      '2026-11-29T23:59:59.999Z',
    ],
    [
      'guidelines until the next ones',
      'guidelines',
      '2026-11-23T10:00:00.123456Z',
      '2026-11-25T08:00:00.000000Z',
      '2026-11-23T10:00:00.123Z',
      '2026-11-25T07:59:59.999Z',
    ],
    ['the present guidelines', 'guidelines', '2026-11-23T10:00:00Z', undefined, '2026-11-23T10:00:00.000Z', undefined],
  ] as const)('lead to the records with their last answer in %s', (_, by, value, next, from, to) => {
    const following = next && { ...group, value: next };

    const [filter] = recordsOfGroup('label', { by }, [{ ...group, value }, following]) ?? [];

    expect(filter).toEqual({
      on: 'record',
      property: 'answeredAt',
      condition: { kind: 'range', from: Date.parse(from), to: to && Date.parse(to) },
    });
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
