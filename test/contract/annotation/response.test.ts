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

describe('an answer to a record', () => {
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
  ])('may hold the value %j', (value) => {
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
  ])('never holds the value %j', (value) => {
    expect(isTaken(value)).toBe(false);
  });

  it('has at most 10000 spans', () => {
    const spans = (count: number) =>
      Array.from({ length: count }, (_, start) => ({ label: 'a', start, end: start + 1 }));

    expect([10_000, 10_001].map((count) => isTaken(spans(count)))).toEqual([true, false]);
  });

  it.each([{}, { values: null }, { values: {} }])('may come without values: %j', (values) => {
    expect(v.is(wireResponseWrite, { status: 'discarded', ...values })).toBe(true);
  });

  it.each([[], 'text', { question: 'text' }, { question: {} }])('has no values %j', (values) => {
    expect(v.is(wireResponseWrite, { status: 'draft', values })).toBe(false);
  });

  it.each(['pending', 'Submitted', '', null, undefined])('is never %j', (status) => {
    expect(v.is(wireResponseWrite, { status, values: {} })).toBe(false);
  });

  it('keeps a question named like a part of every object', () => {
    const values = JSON.parse('{"__proto__": {"value": "a"}, "constructor": {"value": "b"}}');

    const read = v.parse(wireResponseWrite, { status: 'draft', values });

    expect(Object.entries(read.values ?? {})).toEqual(Object.entries(values));
  });
});

describe('answers to many records', () => {
  it('are 1 to 100', () => {
    const taken = (count: number) => {
      const item = { record_id, status: 'submitted', values: {} };
      return v.is(wireResponsesBulk, { items: Array.from({ length: count }, () => item) });
    };

    expect([0, 1, 100, 101].map(taken)).toEqual([false, true, true, false]);
  });

  it('name their records by id', () => {
    expect(v.is(wireResponsesBulk, { items: [{ record_id: 'first', status: 'draft', values: {} }] })).toBe(false);
  });

  it('are told apart by what became of each', () => {
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

describe('a response that is there', () => {
  const response = { id: 'r', status: 'draft', record_id, inserted_at: 'then', updated_at: 'now' };

  it('is read when a failing server stored it without values', () => {
    expect(v.parse(wireResponse, { ...response, values: null, user_id: null })).toMatchObject({ values: null });
  });

  it('is read whatever its values are, for the question to judge', () => {
    const values = { odd: { value: { new: 'kind' } }, none: {}, half: { value: 1.5 } };

    expect(v.parse(wireResponse, { ...response, values }).values).toEqual(values);
  });

  it('of an unknown status counts as a draft', () => {
    expect(v.parse(wireResponse, { ...response, status: 'approved' }).status).toBe('draft');
  });
});
