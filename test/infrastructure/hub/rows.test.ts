import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireHubFirstRows } from '#contract/hub/rows.ts';
import { toRows } from '#infrastructure/hub/mappers/rows.ts';
import { image, labels, listOf, text } from '../../support/hub/hub-table.ts';

const featureOf = (kind: string) => ({ _type: kind });
const isOurs = (address: string) => /^https:\/\/(?:\w+\.)?hub\.test\//.test(address);

const rowsOf = (features: readonly object[], cells: readonly object[]) =>
  toRows(v.parse(wireHubFirstRows, { features, rows: cells.map((row) => ({ row })) }), isOurs);

describe('the rows of a hub dataset', () => {
  it.each([
    ['labels by name', labels('a', ' b '), [0, 1], ['a', 'b']],
    ['no label for a number without a name', labels('a'), [-1, 7, 0.5, null], [null, null, null, null]],
    ['labels that are names already', labels('a'), ['c'], ['c']],
    ['lists of labels by name', listOf(labels('a', 'b ')), [[1, 0], [4], null], [['b', 'a'], [null], null]],
    ['lists of labels in the older notation by name', [labels('a', 'b')], [[1]], [['b']]],
    ['images as URLs', image, [{ src: 'https://a.hub.test/c', height: 1 }, null], ['https://a.hub.test/c', null]],
    ['no image if its URL is missing', image, [{ bytes: 'aa' }], [null]],
    ['lists of images as URLs', listOf(image), [[{ src: 'https://hub.test/c.png' }]], [['https://hub.test/c.png']]],
    ['no image from another host', image, [{ src: 'https://a.b/c.png' }, { src: 'c.png' }], [null, null]],
    [
      'lists of structs as lists, even if the hub sends a list for each member',
      listOf({ role: text, content: text }),
      [[{ role: 'user' }], { role: ['user', 'assistant'], content: ['Hi', 'Yes?'] }, { role: 'user' }],
      [
        [{ role: 'user' }],
        [
          { role: 'user', content: 'Hi' },
          { role: 'assistant', content: 'Yes?' },
        ],
        { role: 'user' },
      ],
    ],
    [
      'all other values unchanged',
      { role: text },
      [{ role: 'user' }, { role: ['user'] }],
      [{ role: 'user' }, { role: ['user'] }],
    ],
    ['values of an unknown type unchanged', featureOf('Brand new'), [{ a: [1] }], [{ a: [1] }]],
  ])('have %s', (_, type, cells, expected) => {
    const rows = rowsOf(
      [{ name: 'column', type }],
      cells.map((column) => ({ column })),
    );

    expect(rows.map(({ column }) => column)).toEqual(expected);
  });

  it('keep a column that the hub does not describe', () => {
    expect(rowsOf([], [{ extra: 1 }])).toEqual([{ extra: 1 }]);
  });
});
