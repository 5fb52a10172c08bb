import { describe, expect, it } from 'vitest';
import { absent, allOf, anyOf, between, present, tidyCondition, toggleValue } from '#domain/criteria/condition.ts';

describe('a condition', () => {
  it.each([
    ['values', anyOf('a', 'b'), anyOf('a', 'b')],
    ['values, each once', allOf('b', 'a', 'b'), allOf('b', 'a')],
    ['a range', between(1, 2), between(1, 2)],
    ['a range below zero', between(-2.5, -0.5), between(-2.5, -0.5)],
    ['a range that is one number', between(3, 3), between(3, 3)],
    ['a range open above', between(0, undefined), between(0, undefined)],
    ['a range open below', between(undefined, 0), between(undefined, 0)],
    ['a range open above by infinity', between(0, Number.POSITIVE_INFINITY), between(0, undefined)],
    ['minus zero', between(-0, 1), between(0, 1)],
    ['presence', present, present],
    ['absence', absent, absent],
  ])('can be %s', (_, condition, expected) => {
    expect(tidyCondition(condition)).toEqual(expected);
  });

  it.each([
    ['no value', anyOf()],
    ['no bound', between(undefined, undefined)],
    ['no number', between(Number.NaN, undefined)],
    ['bounds the wrong way round', between(2, 1)],
  ])('is empty with %s', (_, condition) => {
    expect(tidyCondition(condition)).toBeUndefined();
  });

  it('takes 250 values at most', () => {
    const values = Array.from({ length: 300 }, (_, index) => `${index}`);

    expect(tidyCondition(anyOf(...values))).toEqual(anyOf(...values.slice(0, 250)));
  });

  it('toggles a value, and keeps its operator', () => {
    expect(toggleValue(undefined, 'a')).toEqual(anyOf('a'));
    expect(toggleValue(between(1, 2), 'a')).toEqual(anyOf('a'));
    expect(toggleValue(allOf('a'), 'b')).toEqual(allOf('a', 'b'));
    expect(toggleValue(allOf('a', 'b'), 'a')).toEqual(allOf('b'));
  });
});
