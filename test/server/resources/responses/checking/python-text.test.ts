import { describe, expect, it } from 'vitest';
import { pythonRepr, pythonType } from '#server/resources/responses/checking/python-text.ts';

describe('a value in an error message', () => {
  it.each([
    ['zz', "'zz'"],
    ["it's", '"it\'s"'],
    [3, '3'],
    [null, 'None'],
    [undefined, 'None'],
    [['a', 1, null], "['a', 1, None]"],
    [[{ value: 'a', rank: 1 }], "[{'value': 'a', 'rank': 1}]"],
  ])('%j is written as %s', (value, text) => {
    expect(pythonRepr(value)).toBe(text);
  });

  it.each([
    ['zz', "<class 'str'>"],
    [3, "<class 'int'>"],
    [[], "<class 'list'>"],
    [{}, "<class 'dict'>"],
  ])('%j is a %s', (value, kind) => {
    expect(pythonType(value)).toBe(kind);
  });
});
