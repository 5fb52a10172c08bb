import { describe, expect, it } from 'vitest';
import { cellValue, WrongCell } from '#formats/reading/records/cell-value.ts';

const span = { members: { start: 'integer', end: 'integer', label: 'text' } } as const;

describe('a table cell', () => {
  it.each([
    ['a', 'text', 'a'],
    ['', 'text', ''],
    [3, 'text', '3'],
    ['["a","b"]', 'term', ['a', 'b']],
    ['"[odd"', 'term', '[odd'],
    ['web', 'term', 'web'],
    ['7', 'integer', 7],
    [' 7.5 ', 'float', 7.5],
    ['{"a":1}', 'json', { a: 1 }],
    ['plain', 'json', 'plain'],
    [{ a: 1 }, 'json', { a: 1 }],
    ['["a",null]', { listOf: 'text' }, ['a', null]],
    [' a, b', { listOf: 'text' }, ['a, b']],
    [[1, 2], { listOf: 'float' }, [1, 2]],
    ['[{"start":0,"end":3,"label":"P","more":1}]', { listOf: span }, [{ start: 0, end: 3, label: 'P' }]],
    [null, 'integer', undefined],
    [undefined, { listOf: 'text' }, undefined],
  ] as const)('with %j, read as %j, has the value %j', (cell, kind, value) => {
    expect(cellValue(cell, kind)).toEqual(value);
  });

  it.each([
    ['x', 'integer'],
    ['1.5', 'integer'],
    ['', 'float'],
    ['{"a":', 'json'],
    ['[1', { listOf: 'float' }],
    ['["x"]', { listOf: span }],
  ] as const)('with %j is rejected when it is read as %j', (cell, kind) => {
    expect(() => cellValue(cell, kind)).toThrow(WrongCell);
  });
});
