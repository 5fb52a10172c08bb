import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireAgentQuality } from '#contract/quality/agents.ts';
import { wireQuality } from '#contract/quality/quality.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, everyQuestion, type World } from '../../../support/server/world.ts';

const ranks = (...order: readonly string[]) => order.map((value, at) => ({ value, rank: at + 1 }));
const span = (start: number, end: number) => ({ label: 'person', start, end });

/** Suggestions to each record, by agent. */
const suggested: readonly Readonly<
  Record<string, { readonly value: unknown; readonly score?: number; readonly agent?: string }>
>[] = [
  {
    label: { value: 'neutral', score: 0.95, agent: 'judge' },
    topics: { value: ['a', 'b'], agent: 'judge' },
    stars: { value: 3, score: 0.5, agent: 'judge' },
    order: { value: ranks('r1', 'r2', 'r3') },
    ents: { value: [{ ...span(0, 3), score: 0.4 }, span(4, 6)] },
    comment: { value: 'fine' },
  },
  { label: { value: 'neutral', score: 0.9, agent: 'judge' }, topics: { value: ['c'], agent: 'judge' } },
  { label: { value: 'positive', score: 0.2, agent: 'judge' } },
  { label: { value: 'positive' } },
  { label: { value: 'neutral', score: 1, agent: 'judge' } },
];

interface Given {
  readonly values: object;
  /** Whether the suggestion was in view; undefined for another client. */
  readonly seen?: boolean;
  readonly status?: string;
}
const blind = (values: object): Given => ({ values, seen: false });
const shown = (values: object): Given => ({ values, seen: true });

/** Answers of ana, bo and cy to each record. */
const answers: readonly (readonly (Given | undefined)[])[] = [
  [
    blind({
      label: 'neutral',
      topics: ['b', 'a'],
      stars: 4,
      order: ranks('r2', 'r1', 'r3'),
      ents: [span(4, 6), span(0, 3)],
      comment: 'fin',
    }),
    blind({ label: 'neutral' }),
    shown({ label: 'neutral' }),
  ],
  [blind({ label: 'positive', topics: ['a'] }), shown({ label: 'neutral' }), { values: { label: 'negative' } }],
  [blind({ label: 'positive' }), { ...shown({ label: 'positive' }), status: 'discarded' }],
  [blind({ label: 'neutral' })],
  [shown({ label: 'neutral' }), shown({ label: 'negative' }), { ...blind({ label: 'neutral' }), status: 'draft' }],
];

describe('machines against people', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const team = await world.addWorkspace('team');
    await world.addUser('ada', 'admin', team);
    for (const name of ['ana', 'bo', 'cy']) await world.addUser(name, 'annotator', team);
    dataset = await aDataset(world.db, {
      workspaceId: team,
      name: 'suggested',
      questions: everyQuestion,
      records: ({ questions }) =>
        suggested.map((each, at) => ({
          fields: { text: `Ana wrote review ${at}` },
          suggestions: new Map(Object.entries(each).map(([name, value]) => [questions.get(name) ?? 0, value])),
        })),
    });
    for (const [at, given] of answers.entries()) await answerAll(at, given);
    // bo answered the third record blind, and changed it after the suggestion was shown
    await answer('bo', 2, shown({ label: 'positive' }));
    await sql`UPDATE responses SET blind_values = '{"label": {"value": "negative"}}'
      WHERE seq = ${dataset.records[2]?.seq} AND user_n = (SELECT n FROM users WHERE username = 'bo')`.execute(
      world.db,
    );
    await answer('cy', 2, { ...shown({ label: 'positive' }), status: 'discarded' });
  });
  afterAll(() => world.close());

  const answer = async (user: string, at: number, { values, seen, status = 'submitted' }: Given) => {
    const wrapped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
    const path = `/records/${dataset.records[at]?.id}/responses`;
    const marked = Object.fromEntries(Object.keys(values).map((name) => [name, seen]));
    const body = { status, values: wrapped, ...(seen !== undefined && { postil: { suggestions_seen: marked } }) };
    const { body: response } = await world.as(user)('POST', path, body);
    if (response.detail) {
      const { id } = (await world.as(user)('GET', `/records/${dataset.records[at]?.id}`)).body.responses[0];
      expect((await world.as(user)('PUT', `/responses/${id}`, body)).status).toBe(200);
    }
  };

  const answerAll = async (at: number, given: readonly (Given | undefined)[]) => {
    for (const [person, each] of given.entries()) if (each) await answer(['ana', 'bo', 'cy'][person] ?? '', at, each);
  };

  const agentsOf = async (question: string, part: object = {}) => {
    const { status, body } = await world.as('ada')('POST', `/ext/v1/datasets/${dataset.id}/quality`, {
      intervals: false,
      ...part,
    });
    expect([status, body.detail]).toEqual([200, undefined]);
    expect(body).toEqual(v.parse(wireQuality, body));
    return (
      (body as v.InferOutput<typeof wireQuality>).items.find((each) => each.question_name === question)?.agents ?? []
    );
  };
  const agentOf = async (name: string, question: string, part?: object) => {
    const found = (await agentsOf(question, part)).find(({ agent }) => agent === name);
    if (!found) throw new Error(`no agent ${name}`);
    return found;
  };
  const figures = ({ figures: all }: WireAgentQuality) =>
    Object.fromEntries(all.map(({ name, value }) => [name, value]));

  it('compares suggestions with the answers given without them in view', async () => {
    const judge = await agentOf('judge', 'label');

    expect(judge.answers).toEqual({ blind: 5, shown: 4, unknown: 1 });
    expect(judge.compared).toBe(5);
    expect(figures(judge).equal).toBeCloseTo(3 / 5, 12);
    expect(judge.cells).toEqual([
      { suggestion: 'neutral', answer: 'neutral', answers: 2, records: 1 },
      { suggestion: 'neutral', answer: 'positive', answers: 1, records: 1 },
      { suggestion: 'positive', answer: 'negative', answers: 1, records: 1 },
      { suggestion: 'positive', answer: 'positive', answers: 1, records: 1 },
    ]);
    expect(judge.labels).toMatchObject([
      { value: 'negative', suggested: 0, answered: 1, both: 0, precision: null, recall: 0 },
      { value: 'neutral', suggested: 3, answered: 2, both: 2, recall: 1, true_negative_rate: { value: 2 / 3 } },
      { value: 'positive', suggested: 2, answered: 2, both: 1, precision: 0.5 },
    ]);
  });

  it('compares them with all answers as they are now, if asked', async () => {
    const judge = await agentOf('judge', 'label', { answers: 'all' });

    expect(judge.answers).toEqual({ blind: 5, shown: 4, unknown: 1 });
    expect(judge.compared).toBe(10);
    expect(judge.cells).toContainEqual({ suggestion: 'positive', answer: 'positive', answers: 2, records: 1 });
  });

  it('keeps suggestions without the name of an agent apart', async () => {
    expect((await agentsOf('label')).map(({ agent, compared }) => [agent, compared])).toEqual([
      ['', 1],
      ['judge', 5],
    ]);
  });

  it('calibrates scores, and proposes cuts', async () => {
    const { calibration } = await agentOf('judge', 'label');

    expect(calibration?.curve).toEqual([
      { from: 0.2, to: expect.closeTo(0.3, 12), answers: 2, mean_score: 0.2, equal: 1 },
      { from: 0.9, to: 1, answers: 3, mean_score: expect.closeTo(2.8 / 3, 12), equal: 2 },
    ]);
    expect(calibration?.expected_error).toBeCloseTo((2 * 0.3 + 3 * (2.8 / 3 - 2 / 3)) / 5, 12);
    expect(calibration).toMatchObject({
      suggestions: 3,
      cuts: [
        { score: 0.2, precision: 0.6, suggestions: 3 },
        { score: 0.9, precision: 2 / 3, suggestions: 2 },
        { score: 0.95, precision: 1, suggestions: 1 },
      ],
    });
    expect((await agentOf('judge', 'topics')).calibration).toBeNull();
    expect((await agentOf('', 'label')).calibration).toBeNull();
  });

  it('counts what people made of suggestions in view, and compares with blind answers', async () => {
    const { outcomes, anchoring } = await agentOf('judge', 'label');

    expect(outcomes).toEqual({ accepted: 3, changed: 1, discarded: 1 });
    expect(anchoring).toMatchObject({
      shown: { count: 3, of: 4 },
      blind: { count: 3, of: 5 },
      difference: { value: expect.closeTo(0.15, 12) },
    });
  });

  it('has figures for each type of question', async () => {
    expect(figures(await agentOf('judge', 'topics'))).toEqual({ equal: 0.5, jaccard: 0.5 });
    expect(figures(await agentOf('judge', 'stars'))).toMatchObject({ equal: 0, 'within-one': 1, 'mean-difference': 1 });
    expect(figures(await agentOf('', 'order'))).toEqual({ equal: 0, 'tau-b': expect.closeTo(1 / 3, 12) });
    expect(figures(await agentOf('', 'ents'))).toEqual({ 'f1-exact': 1, 'f1-overlap': 1 });
    expect(figures(await agentOf('', 'comment'))).toEqual({ equal: 0, 'edit-distance': 0.25 });
    expect((await agentOf('', 'ents')).anchoring.blind).toEqual({ count: 1, of: 1 });
    expect((await agentOf('judge', 'topics')).anchoring.blind).toEqual({ count: 1, of: 2 });
  });

  it('compares two agents on the records that both made suggestions to', async () => {
    expect(await comparisonsOf()).toEqual([]);
    const { n } = await world.db
      .selectFrom('questions')
      .select('n')
      .where('dataset_id', '=', dataset.id)
      .where('name', '=', 'label')
      .executeTakeFirstOrThrow();
    for (const [at, value] of ['positive', 'positive', 'negative'].entries())
      await sql`INSERT INTO former_suggestions (ds, question_n, seq, agent, value)
        VALUES (${dataset.ds}, ${n}, ${dataset.records[at]?.seq}, 'earlier', to_jsonb(${value}::text))`.execute(
        world.db,
      );

    expect(await comparisonsOf()).toEqual([
      { agents: ['earlier', 'judge'], answers: 5, only_first: 2, only_second: 3, method: 'exact', p_value: 1 },
    ]);
    expect(await comparisonsOf('all')).toMatchObject([{ answers: 8, only_first: 1, only_second: 6 }]);
  });

  const comparisonsOf = async (counted = 'blind') => {
    const part = { intervals: false, answers: counted };
    const { body } = await world.as('ada')('POST', `/ext/v1/datasets/${dataset.id}/quality`, part);
    return v.parse(wireQuality, body).items.find((each) => each.question_name === 'label')?.agent_comparisons;
  };

  it('is limited to users and to what a search finds', async () => {
    expect((await agentOf('judge', 'label', { usernames: ['bo'] })).answers).toEqual({
      blind: 2,
      shown: 2,
      unknown: 0,
    });
    expect((await agentOf('judge', 'label', { query: { text: { q: 'review 1' } } })).answers).toEqual({
      blind: 1,
      shown: 1,
      unknown: 1,
    });
  });

  it('has cells with exactly the records that filters find', async () => {
    for (const part of ['blind', 'all'])
      for (const { agent, cells } of await agentsOf('label', { answers: part }))
        for (const cell of cells) expect(await found(agent, cell, part === 'blind')).toBe(cell.records);
  });

  const found = async (
    agent: string,
    { suggestion, answer: value }: WireAgentQuality['cells'][number],
    isBlind: boolean,
  ) => {
    const label = { question: 'label' };
    const filter = (scope: object, ...values: readonly string[]) => ({
      type: 'terms',
      scope: { ...scope, ...label },
      values,
    });
    const and = [
      filter({ entity: 'answers', blind: isBlind }, value),
      filter({ entity: 'suggestion', property: 'value' }, suggestion),
      filter({ entity: 'suggestion', property: 'agent' }, agent),
    ];
    return (await world.as('ada')('POST', `/me/datasets/${dataset.id}/records/search`, { filters: { and } })).body
      .total;
  };
});
