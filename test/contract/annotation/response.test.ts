import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  wireResponse,
  wireResponsesBulk,
  wireResponsesBulkResult,
  wireResponseWrite,
} from '#contract/annotation/response.ts';

const record_id = '20df3670-62b9-4bb0-abd9-71f23b90a5ed';
const isTaken = (value: unknown) => v.is(wireResponseWrite, { status: 'draft', values: { question: { value } } });

describe('the response schema', () => {
  it.each([
    '',
    'text',
    0,
    -3,
    [],
    ['a', 'b'],
    [{ value: 'a', rank: 1 }, { value: 'b' }],
    [{ value: 'a', rank: null }],
    [{ label: 'person', start: 0, end: 1 }],
  ])('accepts the value %j', (value) => {
    expect(isTaken(value)).toBe(true);
  });

  it.each([
    null,
    true,
    1.5,
    {},
    [1, 2],
    [null],
    [{ value: 'a', rank: 1.5 }],
    [{ label: 'person', start: 3, end: 3 }],
    [{ label: 'person', start: -1, end: 3 }],
    [{ label: 'person', start: 0.5, end: 3 }],
    [{ start: 0, end: 3 }],
    ['a', { value: 'b', rank: 1 }],
  ])('rejects the value %j', (value) => {
    expect(isTaken(value)).toBe(false);
  });

  it('limits the spans of an answer to 10000', () => {
    const spans = (count: number) =>
      Array.from({ length: count }, (_, start) => ({ label: 'a', start, end: start + 1 }));

    expect([10_000, 10_001].map((count) => isTaken(spans(count)))).toEqual([true, false]);
  });

  it.each([{}, { values: null }, { values: {} }])('accepts a response without values: %j', (values) => {
    expect(v.is(wireResponseWrite, { status: 'discarded', ...values })).toBe(true);
  });

  it.each([[], 'text', { question: 'text' }, { question: {} }])('rejects the values %j', (values) => {
    expect(v.is(wireResponseWrite, { status: 'draft', values })).toBe(false);
  });

  it.each(['pending', 'Submitted', '', null, undefined])('rejects %j', (status) => {
    expect(v.is(wireResponseWrite, { status, values: {} })).toBe(false);
  });

  it('keeps the answer to a question named like a property of every object', () => {
    const values = JSON.parse('{"__proto__": {"value": "a"}, "constructor": {"value": "b"}}');

    const read = v.parse(wireResponseWrite, { status: 'draft', values });

    expect(Object.entries(read.values ?? {})).toEqual(Object.entries(values));
  });
});

describe('the bulk response schema', () => {
  it('accepts 1 to 100 items', () => {
    const taken = (count: number) => {
      const item = { record_id, status: 'submitted', values: {} };
      return v.is(wireResponsesBulk, { items: Array.from({ length: count }, () => item) });
    };

    expect([0, 1, 100, 101].map(taken)).toEqual([false, true, true, false]);
  });

  it('requires record ids', () => {
    expect(v.is(wireResponsesBulk, { items: [{ record_id: 'first', status: 'draft', values: {} }] })).toBe(false);
  });

  it('reads the outcome of each item', () => {
    const stored = {
      id: 'r',
      status: 'submitted',
      values: { label: { value: 'a' } },
      record_id,
      user_id: null,
      inserted_at: '2026-11-21T00:27:06.369772',
      updated_at: '2026-11-21T00:27:06.369772',
    };
    const items = [
      { item: stored, error: null },
      { item: null, error: { detail: 'Record not found' } },
      { item: null, error: {} },
    ];

    expect(v.parse(wireResponsesBulkResult, { items }).items).toEqual(items);
  });
});

describe('a stored response', () => {
  const response = { id: 'r', status: 'draft', record_id, inserted_at: 'then', updated_at: 'now' };

  it('is read without values, as a failing server stored it', () => {
    expect(v.parse(wireResponse, { ...response, values: null, user_id: null })).toMatchObject({ values: null });
  });

  it('is read with any values, which the question interprets', () => {
    const values = { odd: { value: { new: 'kind' } }, none: {}, half: { value: 1.5 } };

    expect(v.parse(wireResponse, { ...response, values }).values).toEqual(values);
  });

  it('with an unknown status is read as a draft', () => {
    expect(v.parse(wireResponse, { ...response, status: 'approved' }).status).toBe('draft');
  });
});
