import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireQuality } from '#contract/quality/quality.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, everyQuestion, type World } from '../../../support/server/world.ts';

const spans = (...ends: readonly number[]) => ends.map((end) => ({ label: 'person', start: 0, end }));
const ranks = (...order: readonly string[]) => order.map((value, at) => ({ value, rank: at + 1 }));

/** Answers of ana, bo and cy to each record. */
const answers: readonly (readonly (object | undefined)[])[] = [
  [{ label: 'neutral', topics: ['a', 'b'] }, { label: 'neutral', topics: ['b', 'a'] }, { label: 'positive' }],
  [
    { label: 'neutral', stars: 3, comment: 'fine', ents: spans(3), order: ranks('r1', 'r2', 'r3') },
    { label: 'negative', stars: 4, comment: 'fine!', ents: spans(3), order: ranks('r2', 'r1', 'r3') },
  ],
  [{ label: 'positive' }, undefined, { label: 'positive', stars: 5 }],
  [{ label: 'neutral', comment: 'alone' }],
];

describe('the quality of a dataset', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const team = await world.addWorkspace('team');
    await world.addUser('ada', 'admin', team);
    for (const name of ['ana', 'bo', 'cy']) await world.addUser(name, 'annotator', team);
    dataset = await aDataset(world.db, { workspaceId: team, name: 'measured', records: 5, questions: everyQuestion });
    for (const [at, given] of answers.entries()) await answerAll(at, given);
    await answer('bo', 3, { label: 'negative' }, 'draft');
  });
  afterAll(() => world.close());

  const answer = async (user: string, at: number, values: object, status = 'submitted') => {
    const wrapped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
    const path = `/records/${dataset.records[at]?.id}/responses`;
    const { status: code, body } = await world.as(user)('POST', path, { status, values: wrapped });
    expect([code, body.detail]).toEqual([201, undefined]);
  };
  const answerAll = async (at: number, given: readonly (object | undefined)[]) => {
    for (const [person, values] of given.entries())
      if (values) await answer(['ana', 'bo', 'cy'][person] ?? '', at, values);
  };
  const quality = (part?: object, as = 'ada') =>
    world.as(as)(part ? 'POST' : 'GET', `/ext/v1/datasets/${dataset.id}/quality`, part);
  const about = async (name: string, part?: object) => {
    const { status, body } = await quality(part);
    expect([status, body.detail]).toEqual([200, undefined]);
    expect(body).toEqual(v.parse(wireQuality, body));
    return (body as v.InferOutput<typeof wireQuality>).items.find((each) => each.question_name === name);
  };

  it('counts submitted answers to records that at least two users answered', async () => {
    const label = await about('label');

    expect(label).toMatchObject({ type: 'label_selection', records: 3, compared: 3, answers: 7 });
    expect(label?.usernames).toEqual(['ana', 'bo', 'cy']);
    expect(label?.figures.map(({ name, value }) => [name, value])).toEqual([
      ['equal', expect.closeTo((1 / 3 + 0 + 1) / 3, 9)],
      ['alpha-nominal', expect.any(Number)],
      ['ac1', expect.any(Number)],
    ]);
    expect(label?.pairs).toContainEqual({
      usernames: ['ana', 'bo'],
      records: 2,
      different: 1,
      value: expect.any(Number),
      reason: null,
    });
    expect(label?.cells).toContainEqual({ values: ['neutral', 'positive'], records: 1 });
    expect(label?.most_different).toEqual({ values: ['neutral', 'positive'], usernames: ['ana', 'cy'] });
    expect(label?.disputed[0]).toEqual({
      record_id: dataset.records[1]?.id,
      distance: 1,
      answers: [
        { username: 'ana', values: ['neutral'] },
        { username: 'bo', values: ['negative'] },
      ],
    });
  });

  it('has figures with their intervals for each type of question', async () => {
    const { body } = await quality();
    const items = (body as v.InferOutput<typeof wireQuality>).items;

    expect(items.map(({ question_name, figures }) => [question_name, ...figures.map(({ name }) => name)])).toEqual([
      ['comment', 'equal', 'alpha-text', 'edit-distance'],
      ['label', 'equal', 'alpha-nominal', 'ac1'],
      ['topics', 'equal', 'alpha-jaccard', 'alpha-masi'],
      ['stars', 'equal', 'alpha-ordinal', 'alpha-interval', 'mean-difference'],
      ['order', 'equal', 'tau-b', 'concordance', 'alpha-ranks'],
      ['ents', 'f1-exact', 'alpha-points', 'f1-overlap', 'alpha-units'],
    ]);
    const first = items.map(({ figures }) => figures[0]);
    expect(first.map((figure) => figure?.value)).toEqual([0, expect.closeTo(4 / 9, 9), 1, 0, 0, 1]);
    for (const figure of first) expect(figure?.low).toBeLessThanOrEqual(figure?.value ?? 0);
    for (const figure of first) expect(figure?.high).toBeGreaterThanOrEqual(figure?.value ?? 1);
  });

  it('takes lists of labels in another order for the same answer', async () => {
    expect((await about('topics', { intervals: false }))?.figures).toContainEqual({
      name: 'equal',
      value: 1,
      reason: null,
      low: null,
      high: null,
    });
  });

  it('is limited to records that a search finds', async () => {
    const text = { text: { q: 'review 0' } };
    const labelled = [{ type: 'terms', scope: { entity: 'response', question: 'label' }, values: ['negative'] }];

    expect(await about('label', { query: text })).toMatchObject({ records: 1, answers: 3 });
    expect(await about('label', { filters: { and: labelled } })).toMatchObject({ records: 1, answers: 2 });
  });

  it('is limited to users and to a time', async () => {
    const future = new Date(Date.now() + 60_000).toISOString();

    expect(await about('label', { usernames: ['ana', 'bo'] })).toMatchObject({ records: 2, usernames: ['ana', 'bo'] });
    expect(await about('label', { until: future })).toMatchObject({ records: 3 });
    expect(await about('label', { since: future })).toMatchObject({
      records: 0,
      figures: [{ reason: 'no-pairs', value: null }, {}, {}],
    });
  });

  const found = async (filters: readonly object[], as = 'ada') => {
    const { status, body } = await world.as(as)('POST', `/me/datasets/${dataset.id}/records/search`, {
      filters: { and: filters },
    });
    return status === 200 ? body.total : [status, body.detail];
  };
  const label = { question: 'label' };
  const differ = { entity: 'disagreement', ...label };
  const said = (value: string, by: { username?: string; usernames?: readonly string[] } = {}) => ({
    type: 'terms',
    scope: { entity: 'answers', ...label, ...by },
    values: [value],
  });

  it.each([
    [{}, [3, 3, 3]],
    [{ usernames: ['ana', 'cy'] }, [2, 1, 3]],
    [{ usernames: ['ana', 'bo', 'cy'] }, [3, 3, 3]],
  ])('counts the records that filters find, with the limit %j', async (by, lengths) => {
    const { cells = [], pairs = [], options = [] } = (await about('label', { ...by, intervals: false })) ?? {};
    const differBy = { ...differ, ...by };
    const same = { type: 'presence', scope: differBy, present: false };
    const filtersOfCell = ([one, other]: readonly [string, string]) =>
      one === other ? [said(one, by), same] : [said(one, by), said(other, by)];

    for (const { values, records } of cells) expect(await found(filtersOfCell(values))).toBe(records);
    for (const { usernames, different } of pairs)
      expect(await found([{ type: 'presence', scope: { ...differ, usernames }, present: true }])).toBe(different);
    for (const { value, records, unanimous } of options)
      expect(await found([{ type: 'terms', scope: differBy, values: [value] }])).toBe(records - unanimous);
    expect([cells.length, pairs.length, options.length]).toEqual(lengths);
  });

  it('has filters on answers of one user, on differences, and on lists in any order', async () => {
    const unequal = (question: string) => ({
      type: 'presence',
      scope: { entity: 'disagreement', question },
      present: true,
    });

    expect(await found([said('neutral')])).toBe(3);
    expect(await found([said('neutral', { username: 'bo' })])).toBe(1);
    expect(await found([said('neutral', { username: 'zoe' })])).toBe(0);
    expect(await found([said('neutral', { usernames: ['bo', 'cy'] })])).toBe(1);
    expect(await found([said('neutral', { username: 'ana', usernames: ['bo'] })])).toBe(0);
    expect(
      await found([{ type: 'presence', scope: { entity: 'answers', ...label, username: 'cy' }, present: true }]),
    ).toBe(2);
    expect(await found([unequal('label')])).toBe(2);
    expect(await found([unequal('topics')])).toBe(0);
    expect(await found([unequal('ents')])).toBe(0);
  });

  it('has no filters on the answers of others for annotators', async () => {
    const refusal = [422, 'Only admins and owners may filter by the answers of all users'];

    expect(await found([said('neutral')], 'ana')).toEqual(refusal);
    expect(await found([{ type: 'presence', scope: differ, present: true }], 'ana')).toEqual(refusal);
  });

  it('refuses unknown users and times', async () => {
    expect(await quality({ usernames: ['ana', 'zoe'] })).toMatchObject({
      status: 422,
      body: { detail: 'User with username `zoe` not found' },
    });
    expect((await quality({ since: 'yesterday' })).status).toBe(422);
    expect((await quality({ filters: { and: [{ type: 'terms' }] } })).status).toBe(422);
  });

  it('compares those texts that are short enough', async () => {
    const [long, longer] = ['a'.repeat(9000), 'b'.repeat(9000)];
    const texts = await aDataset(world.db, {
      workspaceId: (await world.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow()).id,
      name: 'texts',
      records: 2,
      questions: everyQuestion.slice(0, 1),
    });
    for (const [user, ...values] of [
      ['ana', long, 'fine'],
      ['bo', longer, 'fine'],
    ])
      for (const [at, value] of values.entries())
        await world.as(user ?? '')('POST', `/records/${texts.records[at]?.id}/responses`, {
          status: 'submitted',
          values: { comment: { value } },
        });

    const { body } = await world.as('ada')('GET', `/ext/v1/datasets/${texts.id}/quality`);

    expect(body.items).toMatchObject([{ records: 2, compared: 1, figures: [{ value: 1 }, {}, { value: 0 }] }]);
  });
});
