import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { wireDatasets } from '#contract/datasets/dataset.ts';
import { wireFields } from '#contract/datasets/field.ts';
import { wireMetadataProperties } from '#contract/datasets/metadata-property.ts';
import { wireQuestions } from '#contract/datasets/question.ts';
import { wireSettings } from '#contract/session/settings.ts';
import { wireUser } from '#contract/session/user.ts';
import { isSuccess, type Recorded, recorded, titleOf } from './recordings.ts';

const successes = recorded
  .filter((exchange) => isSuccess(exchange) && 'response' in calls[exchange.call])
  .map((exchange) => [titleOf(exchange), exchange] as const);

function schemaOf({ call }: Recorded): v.GenericSchema {
  const entry = calls[call];
  return 'response' in entry ? entry.response : v.null();
}

function withNews(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNews);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([key, each]) => [key, withNews(each)]);
  return { ...Object.fromEntries(known), brand_new: { from: ['a', 'newer', 'server'] } };
}

const withoutNews = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, each) => (key === 'brand_new' ? undefined : each));

const bodyOf = (name: string, call: Recorded['call']) => {
  const found = recorded.find((exchange) => exchange.name === name && exchange.call === call);
  return found?.response.body as { items: { name: string; settings: Record<string, unknown> }[] };
};

describe('parsing responses of a newer server', () => {
  it.each(successes)('accepts unknown properties anywhere: %s', (_title, exchange) => {
    const read = v.parse(schemaOf(exchange), withNews(exchange.response.body));

    expect(withoutNews(read)).toEqual(exchange.response.body);
  });

  it('keeps everything in the maps of a record', () => {
    const exchange = recorded.find(({ call, name }) => call === 'getRecord' && name === 'record get');
    const body = withNews(exchange?.response.body) as Record<string, unknown>;

    const record = v.parse(calls.getRecord.response, body);

    expect(record.fields).toEqual(body.fields);
    expect(record.metadata).toEqual(body.metadata);
    expect(record.fields).toHaveProperty('brand_new');
  });

  it.each([
    ['field', wireFields, bodyOf('list', 'listFields')],
    ['question', wireQuestions, bodyOf('list', 'listQuestions')],
    ['metadata property', wireMetadataProperties, bodyOf('list mine as owner', 'listMyMetadataProperties')],
  ] as const)('drops a %s of an unknown type and keeps the others', (_thing, schema, body) => {
    const [first, ...others] = body.items;
    const unknown = { ...first, settings: { type: 'hologram', depth: 3 } };

    const read = v.parse(schema, { items: [unknown, ...others] });

    expect(others.length).toBeGreaterThan(0);
    expect(read.items).toEqual(others);
  });

  it.each([
    ['field', wireFields, 'text'],
    ['question', wireQuestions, 'rating'],
    ['metadata property', wireMetadataProperties, 'terms'],
  ] as const)('still rejects an invalid %s', (_thing, schema, type) => {
    expect(v.is(schema, { items: [{ name: 'x', settings: { type } }] })).toBe(false);
    expect(v.is(schema, { items: ['x'] })).toBe(false);
    expect(v.is(schema, { items: [{ name: 'x' }] })).toBe(false);
  });

  it('accepts a user with an unknown role', () => {
    const me = recorded.find(({ name }) => name === 'me with bearer')?.response.body as object;

    expect(v.parse(wireUser, { ...me, role: 'reviewer' }).role).toBe('reviewer');
  });

  it('accepts datasets with an unknown status, strategy and origin', () => {
    const body = bodyOf('list mine owner', 'listMyDatasets');
    const news = { status: 'archived', distribution: { strategy: 'single', min_submitted: 2 }, metadata: 'odd' };

    const read = v.parse(wireDatasets, { items: body.items.map((item) => ({ ...item, ...news })) });

    expect(read.items[0]).toMatchObject({
      status: 'ready',
      distribution: { strategy: 'overlap', min_submitted: 2 },
      metadata: null,
    });
  });

  it('accepts settings with an invalid part', () => {
    const read = v.parse(wireSettings, {
      argilla: { share_your_progress_enabled: 'sometimes', show_huggingface_space_persistent_storage_warning: true },
      huggingface: null,
      postil: { features: ['events'] },
    });

    expect(read).toEqual({
      argilla: { show_huggingface_space_persistent_storage_warning: true },
      postil: { features: ['events'] },
    });
  });

  it('accepts empty settings', () => {
    expect(v.parse(wireSettings, {})).toEqual({});
  });
});
