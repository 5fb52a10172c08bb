import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { WireRecord } from '#contract/annotation/record.ts';
import { wireFields } from '#contract/datasets/field.ts';
import { contentOf } from '#domain/annotation/field.ts';
import { toField } from '#infrastructure/http/annotation/mappers/field.ts';

const common = { id: 'f1', name: 'text', title: 'Text', required: false };
const times = { inserted_at: '2026-01-01T00:00:00', updated_at: '2026-01-01T00:00:00' };
const read = (settings: object) =>
  v.parse(wireFields, { items: [{ ...common, dataset_id: 'd1', ...times, settings }] }).items.map(toField);

describe('a field', () => {
  it.each([
    [{ type: 'text', use_markdown: true }, { useMarkdown: true }],
    [{ type: 'chat', use_markdown: false }, { useMarkdown: false }],
    [{ type: 'image' }, {}],
    [
      { type: 'custom', template: '<b></b>', advanced_mode: true },
      { template: '<b></b>', advancedMode: true },
    ],
  ])('is read with the settings of its type: %j', (wire, settings) => {
    expect(read(wire)).toEqual([{ ...common, datasetId: 'd1', type: wire.type, settings }]);
  });

  it.each([
    [{ type: 'text', use_markdown: false }, 'Fine', { type: 'text', text: 'Fine' }],
    [{ type: 'image' }, { src: 'http://there/a.png' }, { type: 'image', source: 'http://there/a.png' }],
    [
      { type: 'chat', use_markdown: false },
      [{ role: 'bot', content: 'Hello' }],
      { type: 'chat', messages: [{ role: 'bot', content: 'Hello' }] },
    ],
    [{ type: 'custom', template: '', advanced_mode: false }, { a: 1 }, { type: 'custom', value: { a: 1 } }],
  ])('has its content in the record, under its name: %j', (wire, value, content) => {
    const fields: WireRecord['fields'] = { text: value, other: 'not this' };

    expect(read(wire).map((field) => contentOf(field, fields[field.name]))).toEqual([content]);
  });

  it('with an unknown type is left out', () => {
    expect(read({ type: 'hologram' })).toEqual([]);
  });
});
