import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireFieldCreate, wireFieldUpdate } from '#contract/datasets/field.ts';

const field = { name: 'text', title: 'Text', settings: { type: 'text' } };

describe('a new field', () => {
  it('defaults to optional and without markdown', () => {
    expect(v.parse(wireFieldCreate, field)).toEqual({
      ...field,
      required: false,
      settings: { type: 'text', use_markdown: false },
    });
  });

  it.each([
    ['image', { type: 'image' }],
    ['chat', { type: 'chat', use_markdown: true }],
    ['custom', { type: 'custom', template: '<b>{{record.fields.card}}</b>', advanced_mode: false }],
  ])('with type %s has settings of its own', (_type, settings) => {
    expect(v.parse(wireFieldCreate, { ...field, settings }).settings).toEqual(settings);
  });

  it.each([{}, { type: 'video' }, { type: 'custom' }, { type: 'text', use_markdown: 'yes' }])(
    'rejects the settings %j',
    (settings) => {
      expect(v.is(wireFieldCreate, { ...field, settings })).toBe(false);
    },
  );

  it.each([
    ['name', 200],
    ['title', 500],
  ])('has a %s of 1 to %d characters', (key, max) => {
    const taken = (length: number) => v.is(wireFieldCreate, { ...field, [key]: 'é'.repeat(length) });

    expect([0, 1, max, max + 1].map(taken)).toEqual([false, true, true, false]);
  });
});

describe('an update of a field', () => {
  it('drops properties that cannot be updated', () => {
    expect(v.parse(wireFieldUpdate, { id: 'x', name: 'other', title: 'Other' })).toEqual({ title: 'Other' });
  });

  it.each(['title', 'settings'])('cannot delete the %s', (key) => {
    expect(v.is(wireFieldUpdate, { [key]: null })).toBe(false);
  });
});
