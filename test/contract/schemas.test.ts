import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ifValid,
  list,
  mapOf,
  orNull,
  picklistOr,
  text,
  wholeNumber,
  wireId,
  wireMap,
  withoutNull,
} from '#contract/schemas.ts';

const messageOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

describe('a text with limits', () => {
  const schema = text({ min: 1, max: 3 });

  it.each(['a', 'abc', '😀😀😀', '日本語'])('accepts %s, counting code points', (value) => {
    expect(v.parse(schema, value)).toBe(value);
  });

  it.each([
    ['', 'String should have at least 1 character'],
    ['abcd', 'String should have at most 3 characters'],
    ['😀😀😀😀', 'String should have at most 3 characters'],
    ['a'.repeat(1_000_000), 'String should have at most 3 characters'],
  ])('rejects others with a reason', (value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it('counts a surrogate pair once against a minimum, too', () => {
    expect(v.is(text({ min: 2, max: 9 }), '😀')).toBe(false);
    expect(v.is(text({ min: 2, max: 9 }), '😀😀')).toBe(true);
  });
});

describe('a list with limits', () => {
  const schema = list(v.number(), { min: 1, max: 2 });

  it.each([
    [[], 'List should have at least 1 item'],
    [[1, 2, 3], 'List should have at most 2 items'],
  ])('rejects %j with a reason', (value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it('may have no maximum', () => {
    expect(v.is(list(v.number(), { min: 0 }), new Array(5_000).fill(1))).toBe(true);
  });
});

describe('a whole number with limits', () => {
  it.each([
    [0, 'Input should be greater than or equal to 1'],
    [11, 'Input should be less than or equal to 10'],
    [1.5, 'Input should be a valid integer'],
    [Number.POSITIVE_INFINITY, 'Input should be a valid integer'],
  ])('rejects %d with a reason', (value, message) => {
    expect(messageOf(wholeNumber({ min: 1, max: 10 }), value)).toBe(message);
  });

  it.each([1, 10])('accepts the limit %d', (value) => {
    expect(v.parse(wholeNumber({ min: 1, max: 10 }), value)).toBe(value);
  });
});

describe('an id', () => {
  it.each([
    '20df3670-62b9-4bb0-abd9-71f23b90a5ed',
    '20DF3670-62B9-4BB0-ABD9-71F23B90A5ED',
    '20df367062b94bb0abd971f23b90a5ed',
  ])('accepts %s', (id) => {
    expect(v.parse(wireId, id)).toBe('20df3670-62b9-4bb0-abd9-71f23b90a5ed');
  });

  it.each(['', 'undefined', '20df3670', 7])('rejects %s', (id) => {
    expect(v.is(wireId, id)).toBe(false);
  });
});

describe('a map', () => {
  const hostile = JSON.parse(
    '{"__proto__": {"value": 1}, "constructor": {"value": 2}, "": {"value": 3}, "a b.c/é": {"value": 4}}',
  );
  const schema = mapOf(v.object({ value: v.pipe(v.number(), v.maxValue(9, 'too much')) }));

  it('keeps any key', () => {
    const read = v.parse(schema, hostile);

    expect(Object.entries(read)).toEqual(Object.entries(hostile));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it('reports the key of an invalid value', () => {
    const { issues } = v.safeParse(schema, { fine: { value: 1 }, wrong: { value: 10 } });

    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['wrong.value', 'too much']]);
  });

  it('stops at the first invalid value when aborting early', () => {
    const given = { wrong: { value: 10 }, wrongToo: { value: 11 } };

    expect(v.safeParse(schema, given).issues).toHaveLength(2);
    expect(v.safeParse(schema, given, { abortEarly: true }).issues).toHaveLength(1);
  });

  it('keeps any value if it has no schema', () => {
    expect(v.parse(wireMap, hostile)).toEqual(hostile);
  });

  it.each([null, 'text', 3, [], [{}]])('rejects %j', (value) => {
    expect(v.is(wireMap, value)).toBe(false);
    expect(v.is(schema, value)).toBe(false);
  });
});

describe('an object with keys that may be missing but not null', () => {
  const schema = withoutNull(['name'], v.object({ name: v.exactOptional(v.string()), note: v.nullish(v.string()) }));

  it.each([{}, { name: 'a' }, { note: null }])('accepts %j', (value) => {
    expect(v.parse(schema, value)).toEqual(value);
  });

  it('reports null before any other error', () => {
    const { issues = [] } = v.safeParse(schema, { name: null, note: 5 });

    expect(issues).toMatchObject([{ message: 'The following keys must have non-null values: name' }]);
    expect(issues[0]?.path).toBeUndefined();
  });

  it.each([null, 'text', undefined])('rejects %j', (value) => {
    expect(v.is(schema, value)).toBe(false);
  });
});

describe('an optional value', () => {
  it.each([{}, { key: null }, { key: undefined }])('reads %j as null', (value) => {
    expect(v.parse(v.object({ key: orNull(v.string()) }), value)).toEqual({ key: null });
  });

  it('rejects an invalid value', () => {
    expect(v.is(v.object({ key: orNull(v.string()) }), { key: 3 })).toBe(false);
  });

  it.each([{}, { key: null }, { key: 3 }])('reads %j as undefined with a fallback', (value) => {
    expect(v.parse(v.object({ key: ifValid(v.string()) }), value)).toEqual({ key: undefined });
  });

  it.each([
    ['new', 'new'],
    ['old', 'old'],
    ['other', 'old'],
    [undefined, 'old'],
  ])('reads the word %s as %s', (value, read) => {
    expect(v.parse(picklistOr(['new', 'old'], 'old'), value)).toBe(read);
  });
});
