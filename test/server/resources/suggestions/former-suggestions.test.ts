import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropDataset } from '#server/resources/datasets/drop-dataset.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, everyQuestion, type World } from '../../../support/server/world.ts';

describe('the former suggestions of a record', () => {
  let world: TestApp;
  let team: string;
  let dataset: World;
  let question: string;

  beforeAll(async () => {
    world = await testApp();
    team = await world.addWorkspace('team');
    await world.addUser('ada', 'owner');
  });
  afterAll(() => world.close());

  beforeEach(async () => {
    dataset = await aDataset(world.db, {
      workspaceId: team,
      name: `former ${crypto.randomUUID()}`,
      questions: everyQuestion.slice(0, 2).map((each, at) => ({ ...each, required: at === 0 })),
      records: 3,
    });
    const { items } = (await world.as('ada')('GET', `/datasets/${dataset.id}/questions`)).body;
    question = items.find(({ name }: { name: string }) => name === 'label').id;
  });

  const suggest = async (at: number, value: string, agent?: string, score?: number) => {
    const body = { question_id: question, value, ...(agent && { agent }), ...(score && { score }) };
    const { status } = await world.as('ada')('PUT', `/records/${dataset.records[at]?.id}/suggestions`, body);
    expect([200, 201]).toContain(status);
  };
  const former = async (ds = dataset.ds) => {
    const { rows } = await sql<{ seq: number; agent: string; value: unknown; score: number | null }>`
      SELECT seq::int AS seq, agent, value, score FROM former_suggestions WHERE ds = ${ds} ORDER BY seq, agent`.execute(
      world.db,
    );
    return rows.map(({ seq, agent, value, score }) => [
      dataset.records.findIndex((record) => Number(record.seq) === seq),
      agent,
      value,
      score,
    ]);
  };

  it('are those that another agent replaced, the latest of each agent', async () => {
    await suggest(0, 'neutral', 'judge', 0.5);
    await suggest(0, 'positive', 'judge', 0.75);
    expect(await former()).toEqual([]);
    await suggest(0, 'negative');
    await suggest(0, 'neutral', 'model');
    expect(await former()).toEqual([
      [0, '', 'negative', null],
      [0, 'judge', 'positive', 0.75],
    ]);

    await suggest(0, 'neutral', 'judge');

    expect(await former()).toEqual([
      [0, '', 'negative', null],
      [0, 'model', 'neutral', null],
    ]);
  });

  it('are kept of suggestions in bulk', async () => {
    await suggest(0, 'neutral', 'judge');
    await suggest(1, 'neutral', 'judge');
    const items = dataset.records.map(({ id }) => ({
      id,
      suggestions: [{ question_id: question, value: 'positive', agent: 'model' }],
    }));

    expect((await world.as('ada')('PUT', `/datasets/${dataset.id}/records/bulk`, { items })).status).toBe(200);

    expect(await former()).toEqual([
      [0, 'judge', 'neutral', null],
      [1, 'judge', 'neutral', null],
    ]);
  });

  it('are deleted with the suggestion, the record, and the question', async () => {
    for (const at of [0, 1, 2]) for (const agent of ['judge', 'model']) await suggest(at, 'neutral', agent);
    const ada = world.as('ada');
    const record = `/records/${dataset.records[0]?.id}`;
    const [suggestion] = (await ada('GET', `${record}/suggestions`)).body.items;

    await ada('DELETE', `${record}/suggestions?ids=${suggestion.id}`);
    expect((await former()).map(([at]) => at)).toEqual([1, 2]);
    await ada('DELETE', `/datasets/${dataset.id}/records?ids=${dataset.records[1]?.id}`);
    expect((await former()).map(([at]) => at)).toEqual([2]);
    expect((await ada('DELETE', `/ext/v1/questions/${question}`)).status).toBe(200);
    expect(await former()).toEqual([]);
  });

  it('are copied with the dataset, and dropped with it', async () => {
    for (const agent of ['judge', 'model']) await suggest(2, 'neutral', agent);
    const { status, body } = await world.as('ada')('POST', `/ext/v1/datasets/${dataset.id}/duplicate`, {
      workspace_id: team,
      name: `copy ${crypto.randomUUID()}`,
      with_records: true,
    });
    expect(status).toBe(201);
    const copy = await world.db.selectFrom('datasets').select('ds').where('id', '=', body.id).executeTakeFirstOrThrow();
    expect(await former(copy.ds)).toEqual([[2, 'judge', 'neutral', null]]);
    await sql`UPDATE datasets SET deleted_at = now() - interval '1 hour' WHERE ds = ${dataset.ds}`.execute(world.db);

    await dropDataset(world.db, dataset.ds);

    expect(await former()).toEqual([]);
  });
});
