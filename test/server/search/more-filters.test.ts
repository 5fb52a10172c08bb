import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type Numbers, type World } from '../../support/server/world.ts';

const span = (label: string) => ({ start: 0, end: 3, label });
const ranked = (...values: readonly string[]) => values.map((value, index) => ({ value, rank: index + 1 }));

const six = ({ questions }: Numbers) =>
  Array.from({ length: 6 }, (_, index) => ({
    externalId: `r ${index}`,
    fields: { text: `Review ${index}` },
    metadata: index === 5 ? {} : { source: 'web', batch: 'a' },
    suggestions:
      index < 2
        ? new Map([
            [questions.get('ents') ?? 0, { value: [span(index === 0 ? 'person' : 'event')] }],
            [questions.get('order') ?? 0, { value: ranked('r3', 'r1', 'r2') }],
          ])
        : new Map(),
  }));

/** Feature `filters`. */
describe('filters of this server only', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    for (const name of ['ana', 'bo']) await world.addUser(name, 'annotator', workspaceId);
    await world.addUser('owner', 'owner');
    dataset = await aDataset(world.db, { workspaceId, records: six });
    const answer = (as: string, index: number, values: object) =>
      world.as(as)('POST', `/records/${dataset.records[index]?.id}/responses`, { status: 'draft', values });
    await answer('ana', 0, { comment: { value: 'Good' }, ents: { value: [span('person'), span('event')] } });
    await answer('ana', 1, { ents: { value: [span('event')] }, order: { value: ranked('r2', 'r1', 'r3') } });
    await answer('ana', 2, { comment: { value: '' }, order: { value: ranked('r1', 'r2', 'r3') } });
    await answer('bo', 3, { comment: { value: 'Bad' }, ents: { value: [span('person')] } });
  });
  afterAll(() => world.close());

  async function find(filters: readonly object[], as = 'ana') {
    const { body } = await world.as(as)('POST', `/me/datasets/${dataset.id}/records/search`, {
      filters: { and: filters },
    });
    const { items, total } = v.parse(wireSearchResult, body);
    expect(total).toBe(items.length);
    return items.map(({ record }) => Number(record.external_id?.slice(2)));
  }

  const answered = (question: string) => ({ entity: 'response', question });
  const suggested = (question: string) => ({ entity: 'suggestion', question, property: 'value' });
  const property = (name: string) => ({ entity: 'metadata', metadata_property: name });
  const record = (name: string) => ({ entity: 'record', property: name });
  const terms = (scope: object, ...values: readonly string[]) => ({ type: 'terms', scope, values });
  const presence = (scope: object, present: boolean) => ({ type: 'presence', scope, present });

  it.each([
    ['own text answers', presence(answered('comment'), true), [0]],
    ['missing own text answers', presence(answered('comment'), false), [1, 2, 3, 4, 5]],
    ['labels of own spans', terms(answered('ents'), 'person'), [0]],
    ['one of several labels of own spans', terms(answered('ents'), 'person', 'event'), [0, 1]],
    ['the first rank of own rankings', terms(answered('order'), 'r1'), [2]],
    ['one of several first ranks of own rankings', terms(answered('order'), 'r1', 'r2'), [1, 2]],
    ['labels of suggested spans', terms(suggested('ents'), 'event'), [1]],
    ['the first rank of suggested rankings', terms(suggested('order'), 'r3'), [0, 1]],
    ['any suggestion', presence(suggested('ents'), true), [0, 1]],
    ['no suggestion', presence(suggested('ents'), false), [2, 3, 4, 5]],
    ['a value of a property', presence(property('source'), true), [0, 1, 2, 3, 4]],
    ['an external id', terms(record('external_id'), 'r 2', 'r 4', 'nobody'), [2, 4]],
    ['any own response', presence({ entity: 'response', property: 'status' }, true), [0, 1, 2]],
  ])('find records by %s', async (_, filter, found) => {
    expect(await find([filter])).toEqual(found);
  });

  it('find records with spans of all labels, by one filter each', async () => {
    expect(await find([terms(answered('ents'), 'person'), terms(answered('ents'), 'event')])).toEqual([0]);
  });

  it('find records by id, ignoring invalid ids', async () => {
    const ids = [dataset.records[3]?.id ?? '', dataset.records[1]?.id ?? ''];

    expect(await find([terms(record('id'), ...ids)])).toEqual([1, 3]);
    expect(await find([terms(record('id'), 'r 1')])).toEqual([]);
  });

  it('never reveal answers of other users', async () => {
    expect(await find([presence(answered('comment'), true)], 'bo')).toEqual([3]);
  });

  it('reveal nothing about hidden properties to annotators', async () => {
    const filters = { and: [presence(property('batch'), true)] };

    const { status } = await world.as('ana')('POST', `/me/datasets/${dataset.id}/records/search`, { filters });

    expect(status).toBe(422);
    expect(await find([presence(property('batch'), true)], 'owner')).toHaveLength(5);
  });
});
