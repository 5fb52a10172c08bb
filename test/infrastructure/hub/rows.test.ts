import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireHubFirstRows } from '#contract/hub/rows.ts';
import { toRows } from '#infrastructure/hub/mappers/rows.ts';
import { image, labels, listOf, text } from '../../support/hub/hub-table.ts';

const featureOf = (kind: string) => ({ _type: kind });
const isOurs = (address: string) => /^https:\/\/(?:\w+\.)?hub\.test\//.test(address);

const rowsOf = (features: readonly object[], cells: readonly object[]) =>
  toRows(v.parse(wireHubFirstRows, { features, rows: cells.map((row) => ({ row })) }), isOurs);

describe('rows of the hub', () => {
  it.each([
    ['labels by their names', labels('a', ' b '), [0, 1], ['a', 'b']],
    ['a number without a name as no label', labels('a'), [-1, 7, 0.5, null], [null, null, null, null]],
    ['a label that is a name already', labels('a'), ['c'], ['c']],
    ['lists of labels by their names', listOf(labels('a', 'b ')), [[1, 0], [4], null], [['b', 'a'], [null], null]],
    ['older lists of labels too', [labels('a', 'b')], [[1]], [['b']]],
    [
      'pictures by their addresses',
      image,
      [{ src: 'https://a.hub.test/c', height: 1 }, null],
      ['https://a.hub.test/c', null],
    ],
    ['a picture without an address as none', image, [{ bytes: 'aa' }], [null]],
    [
      'lists of pictures by their addresses',
      listOf(image),
      [[{ src: 'https://hub.test/c.png' }]],
      [['https://hub.test/c.png']],
    ],
    ['no picture of another host', image, [{ src: 'https://a.b/c.png' }, { src: 'c.png' }], [null, null]],
    [
      'lists of groups as lists, whether they come so or by their members',
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
      'everything else as it is',
      { role: text },
      [{ role: 'user' }, { role: ['user'] }],
      [{ role: 'user' }, { role: ['user'] }],
    ],
    ['what nobody knows as it is', featureOf('Brand new'), [{ a: [1] }], [{ a: [1] }]],
  ])('have %s', (_, type, cells, expected) => {
    const rows = rowsOf(
      [{ name: 'column', type }],
      cells.map((column) => ({ column })),
    );

    expect(rows.map(({ column }) => column)).toEqual(expected);
  });

  it('keep a column that the hub has said nothing of', () => {
    expect(rowsOf([], [{ extra: 1 }])).toEqual([{ extra: 1 }]);
  });
});
