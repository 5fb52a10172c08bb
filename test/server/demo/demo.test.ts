import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WireSearchResult, wireSearchResult } from '#contract/annotation/search-result.ts';
import type { WireDataset } from '#contract/datasets/dataset.ts';
import type { WireField } from '#contract/datasets/field.ts';
import { wireFieldTypes, wireQuestionTypes } from '#contract/datasets/kinds.ts';
import type { WireMetadataProperty } from '#contract/datasets/metadata-property.ts';
import type { WireQuestion } from '#contract/datasets/question.ts';
import { fillDemo } from '#server/demo/demo.ts';
import { checkAnswer } from '#server/resources/responses/checking/check-answer.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';

interface Shown {
  readonly dataset: WireDataset;
  readonly fields: readonly WireField[];
  readonly questions: readonly WireQuestion[];
  readonly metadata: readonly WireMetadataProperty[];
  readonly found: WireSearchResult;
}

describe('the demo', () => {
  let world: TestApp;
  let shown: readonly Shown[];

  async function show(dataset: WireDataset): Promise<Shown> {
    const send = world.as('owner');
    const items = async (path: string) => (await send('GET', path)).body.items;
    const all = '?include=suggestions,vectors&limit=1000';
    const found = await send('POST', `/me/datasets/${dataset.id}/records/search${all}`, {});
    return {
      dataset,
      fields: await items(`/datasets/${dataset.id}/fields`),
      questions: await items(`/datasets/${dataset.id}/questions`),
      metadata: await items(`/me/datasets/${dataset.id}/metadata-properties`),
      found: v.parse(wireSearchResult, found.body),
    };
  }

  beforeAll(async () => {
    world = await testApp();
    await world.addUser('owner', 'owner');
    await fillDemo(world.db);
    const { body } = await world.as('owner')('GET', '/me/datasets');
    shown = await Promise.all(body.items.map(show));
  });
  afterAll(() => world.close());

  it('has one workspace with four datasets of 30 to 200 records', async () => {
    const { body } = await world.as('owner')('GET', '/me/workspaces');

    const sizes = shown.map(({ found }) => found.total);

    expect(body.items).toMatchObject([{ name: 'demo' }]);
    expect(sizes).toHaveLength(4);
    expect(sizes.every((size) => size >= 30 && size <= 200)).toBe(true);
  });

  it('has every type of field, question and metadata, and vectors', () => {
    const typesOf = (key: 'fields' | 'questions' | 'metadata') =>
      new Set(shown.flatMap((each) => each[key].map(({ settings }) => settings.type)));

    expect(typesOf('fields')).toEqual(new Set(wireFieldTypes));
    expect(typesOf('questions')).toEqual(new Set(wireQuestionTypes));
    expect(typesOf('metadata')).toEqual(new Set(['terms', 'integer', 'float']));
    for (const { found } of shown)
      expect(found.items.every(({ record }) => Array.isArray(record.vectors?.meaning))).toBe(true);
  });

  it('has only suggestions that are valid answers', () => {
    const suggested = shown.flatMap(({ questions, found }) =>
      found.items.flatMap(({ record }) =>
        (record.suggestions ?? []).map((suggestion) => {
          const question = questions.find(({ id }) => id === suggestion.question_id);
          return { settings: question?.settings, value: suggestion.value, fields: record.fields };
        }),
      ),
    );

    expect(suggested.length).toBeGreaterThan(300);
    for (const { settings, value, fields } of suggested)
      expect(() => settings && checkAnswer(value as string, settings, { isSubmitted: true, fields })).not.toThrow();
  });

  it('has spans over whole names, in code points', () => {
    const news = shown.find(({ dataset }) => dataset.name === 'News sentences');
    const marked = (news?.found.items ?? []).flatMap(({ record }) => {
      const letters = [...String(record.fields.text)];
      const spans = record.suggestions?.find(({ agent }) => agent === 'tagger-1')?.value as {
        start: number;
        end: number;
      }[];
      return spans.map(({ start, end }) => letters.slice(start, end).join(''));
    });

    expect(new Set(marked)).toContain('Ana Torres');
    expect(marked.every((name) => /^(\p{Lu}|the |The |\p{Lo})/u.test(name) && /\p{L}$/u.test(name))).toBe(true);
  });

  it('starts with reviews: one text, one required label, one answer a record', () => {
    const byActivity = [...shown].sort((a, b) => b.dataset.last_activity_at.localeCompare(a.dataset.last_activity_at));

    const [first] = byActivity;

    expect(first?.dataset).toMatchObject({ name: 'Product reviews', distribution: { min_submitted: 1 } });
    expect(first?.fields).toMatchObject([{ settings: { type: 'text' } }]);
    expect(first?.questions).toMatchObject([{ required: true, settings: { type: 'label_selection' } }]);
    expect(first?.found.total).toBeGreaterThanOrEqual(120);
    expect(new Set(first?.found.items.map(({ record }) => record.fields.text)).size).toBeGreaterThan(100);
  });

  it('is created once', async () => {
    await fillDemo(world.db);

    expect((await world.as('owner')('GET', '/me/datasets')).body.items).toHaveLength(4);
  });
});
