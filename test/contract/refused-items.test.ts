import { expect, it } from 'vitest';
import { refusedItems } from '#contract/files/refused-items.ts';

const shapes = (...errors: readonly object[]) => ({
  detail: { code: 'argilla.api.errors::ValidationError', params: { errors } },
});

it.each([
  [
    'by a message',
    { detail: 'Record at position 7 is not valid because metadata is not valid: 2 is no float' },
    [{ at: 7, reason: 'metadata is not valid: 2 is no float' }],
  ],
  [
    'by a message of several lines',
    { detail: 'Record at position 0 is not valid because a\nb' },
    [{ at: 0, reason: 'a\nb' }],
  ],
  [
    'by its location',
    shapes({ loc: ['body', 'items', 3, 'fields', 'text'], msg: 'Field required' }),
    [{ at: 3, reason: 'fields.text: Field required' }],
  ],
  ['as a whole', shapes({ loc: ['body', 'items', 2], msg: 'Value error' }), [{ at: 2, reason: 'Value error' }]],
  [
    'once for several errors',
    shapes({ loc: ['body', 'items', 1, 'a'], msg: 'first' }, { loc: ['body', 'items', 1, 'b'], msg: 'second' }),
    [{ at: 1, reason: 'a: first' }],
  ],
  [
    'together with others',
    shapes({ loc: ['body', 'items', 4, 'a'], msg: 'no' }, { loc: ['body', 'items', 1, 'a'], msg: 'no' }),
    [
      { at: 4, reason: 'a: no' },
      { at: 1, reason: 'a: no' },
    ],
  ],
])('names the item that is refused %s', (_, body, items) => {
  expect(refusedItems(body)).toEqual(items);
});

it.each([
  ['the error concerns no item', { detail: 'The dataset is not published' }],
  ['the whole request is invalid', shapes({ loc: ['body', 'items'], msg: 'Too many items' })],
  ['the location is invalid', shapes({ loc: ['path', 'dataset_id'], msg: 'no id' })],
  ['the errors are no list', shapes('no' as never, { msg: 'no' })],
  ['there is no detail', { code: 'x' }],
  ['there is no JSON', undefined],
])('names no item if %s', (_, body) => {
  expect(refusedItems(body)).toEqual([]);
});
