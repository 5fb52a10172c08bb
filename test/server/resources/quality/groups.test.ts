import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireQualityGroups } from '#contract/quality/groups.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { type Group, recordsOfGroup } from '#domain/quality/grouping.ts';
import { toWireSearch } from '#infrastructure/http/annotation/mappers/search.ts';
import { ourServer } from '../../../support/client.ts';
import { aDataset, everyQuestion, type World } from '../../../support/server/world.ts';

const server = await ourServer();
const users = ['ada', 'bea'] as const;
const spans = (...ends: readonly number[]) => ends.map((end) => ({ label: 'person', start: 0, end }));
let dataset: World;
let made = 0;

beforeAll(async () => {
  for (const name of users) await server.addUser(name, 'admin', server.workspaceId);
});

beforeEach(async () => {
  made += 1;
  const options = { workspaceId: server.workspaceId, name: `grouped ${made}`, records: 4, questions: everyQuestion };
  dataset = await aDataset(server.db, options);
});

/** Both users answer the record; `when` is the time of both answers. */
async function answer(at: number, [one, other]: readonly [object, object], when?: string) {
  const id = dataset.records[at]?.id;
  for (const [index, values] of [one, other].entries()) {
    const wrapped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
    const body = {
      status: 'submitted',
      values: { comment: { value: 'said' }, label: { value: 'neutral' }, ...wrapped },
    };
    const { status } = await server.as(users[index] ?? '')('POST', `/records/${id}/responses`, body);
    expect(status).toBe(201);
  }
  if (when === undefined) return;
  await sql`UPDATE responses re SET updated_at = ${when}::timestamptz FROM record_ids ri
    WHERE ri.id = ${id}::uuid AND re.ds = ri.ds AND re.seq = ri.seq`.execute(server.db);
}

const alike = [{ label: 'neutral' }, { label: 'neutral' }] as const;
const different = [{ label: 'neutral' }, { label: 'positive' }] as const;

const compare = (groups: object, part: object = {}) =>
  server.as('ada')('POST', `/ext/v1/datasets/${dataset.id}/quality/groups`, { groups, ...part });

/** Group, records and share of equal answers. */
async function groupsOf(question: string, groups: object, part?: object) {
  const { status, body } = await compare(groups, part);
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body).toEqual(v.parse(wireQualityGroups, body));
  const found = (body as v.InferOutput<typeof wireQualityGroups>).items.find((each) => each.question_name === question);
  return found?.groups.map(({ value, records, figures }) => [value, records, figures[0]?.value]);
}

const setSource = (at: number, source: unknown) =>
  server.as('ada')('PATCH', `/records/${dataset.records[at]?.id}`, { metadata: { source } });

describe('agreement in groups of records', () => {
  it('is measured by the week of the last answer', async () => {
    await answer(0, different, '2026-03-02T00:00:00Z');
    await answer(1, alike, '2026-03-08T23:59:59Z');
    await answer(2, alike, '2026-03-09T00:00:00Z');

    expect(await groupsOf('label', { by: 'week' })).toEqual([
      ['2026-03-02', 2, 0.5],
      ['2026-03-09', 1, 1],
    ]);
  });

  it.each(['label', 'comment'])('is that of the records which the filters of a group find: %s', async (question) => {
    const said = (comment: string, label: string) => ({ comment, label });
    await answer(0, [said('a', 'neutral'), said('b', 'positive')], '2026-03-08T23:59:59.999999Z');
    await answer(1, [said('a', 'neutral'), said('a', 'neutral')], '2026-03-03T00:00:00Z');
    await answer(2, [said('a', 'neutral'), said('b', 'positive')], '2026-03-09T00:00:00Z');
    await answer(3, [said('a', 'negative'), said('c', 'positive')], '2026-03-02T00:00:00Z');
    const { body } = await compare({ by: 'week' });
    const groups: Group[] = body.items.find(
      (each: { question_name: string }) => each.question_name === question,
    ).groups;
    const found = async (at: number) => {
      const filters = recordsOfGroup(question, { by: 'week' }, [groups[at] as Group, groups[at + 1]]) ?? [];
      const search = toWireSearch({ ...initialCriteria, status: 'all', filters });
      const { status, body: page } = await server.as('ada')(
        'POST',
        `/me/datasets/${dataset.id}/records/search`,
        search,
      );
      expect(status).toBe(200);
      return page.total;
    };

    expect(groups.map(({ different: count }) => count)).toEqual([2, 1]);
    expect([await found(0), await found(1)]).toEqual([2, 1]);
  });

  it('is limited to leads, as is the filter on the last answer', async () => {
    const filters = { and: [{ type: 'range', scope: { entity: 'last-answer' }, ge: '2026-03-02T00:00:00Z' }] };
    await server.addUser(`ann ${made}`, 'annotator', server.workspaceId);

    const { status } = await server.as(`ann ${made}`)('POST', `/me/datasets/${dataset.id}/records/search`, { filters });

    expect(status).toBe(422);
  });

  it('is measured by the guidelines at the time of the last answer', async () => {
    const change = (guidelines: string) => server.as('ada')('PATCH', `/datasets/${dataset.id}`, { guidelines });
    await answer(0, different);
    await change('Neutral means that nobody is praised.');
    await change('Neutral means that nobody is praised.');
    await answer(1, alike);

    const groups = await groupsOf('label', { by: 'guidelines' });

    expect(groups).toEqual([
      [expect.any(String), 1, 0],
      [expect.any(String), 1, 1],
    ]);
    const versions = await sql<{ guidelines: string | null }>`SELECT guidelines FROM guidelines_versions
      WHERE dataset_id = ${dataset.id}::uuid ORDER BY since`.execute(server.db);
    expect(versions.rows.map(({ guidelines }) => guidelines)).toEqual([null, 'Neutral means that nobody is praised.']);
  });

  it('is measured by the values of a metadata property, with the most records first', async () => {
    await setSource(0, 'mail');
    await setSource(1, 'web');
    await setSource(2, 'web');
    await setSource(3, ['web', 'mail']);
    for (const at of [0, 1, 3]) await answer(at, alike);
    await answer(2, different);

    expect(await groupsOf('label', { by: 'metadata', property: 'source' })).toEqual([
      ['web', 2, 0.5],
      ['mail', 1, 1],
    ]);
  });

  it('is measured for texts and spans too', async () => {
    await answer(
      0,
      [
        { comment: 'one', ents: spans(3) },
        { comment: 'two', ents: spans(3) },
      ],
      '2026-03-02T00:00:00Z',
    );
    await answer(
      1,
      [
        { comment: 'one', ents: spans(3) },
        { comment: 'one', ents: spans(4) },
      ],
      '2026-03-09T00:00:00Z',
    );

    expect(await groupsOf('comment', { by: 'week' })).toEqual([
      ['2026-03-02', 1, 0],
      ['2026-03-09', 1, 1],
    ]);
    expect(await groupsOf('ents', { by: 'week' })).toEqual([
      ['2026-03-02', 1, 1],
      ['2026-03-09', 1, 0],
    ]);
  });

  it('is limited as the figures are', async () => {
    await answer(0, different, '2026-03-02T00:00:00Z');
    await answer(1, alike, '2026-03-09T00:00:00Z');

    expect(await groupsOf('label', { by: 'week' }, { since: '2026-03-09T00:00:00Z' })).toEqual([['2026-03-09', 1, 1]]);
    expect(await groupsOf('label', { by: 'week' }, { usernames: ['ada'] })).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['another word', { by: 'month' }],
    ['metadata without a property', { by: 'metadata' }],
  ])('is refused by %s', async (_, groups) => {
    expect((await compare(groups)).status).toBe(422);
  });

  it('has no groups for a property that no record has', async () => {
    await answer(0, alike);

    expect(await groupsOf('label', { by: 'metadata', property: 'unknown' })).toEqual([]);
  });
});
