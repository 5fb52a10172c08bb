import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropDataset } from '#server/resources/datasets/drop-dataset.ts';
import { apiKeyOf, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const values = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value }]));

const ents = [{ start: 0, end: 3, label: 'person' }];

describe('the file of a dataset', () => {
  let world: TestApp;
  let team: string;
  let dataset: World;
  let ana: string;

  const answer = (as: string, index: number, status: string, given: Readonly<Record<string, unknown>>) =>
    world.as(as)('POST', `/records/${dataset.records[index]?.id}/responses`, { status, values: values(given) });

  beforeAll(async () => {
    world = await testApp();
    team = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ada', 'admin', team);
    ana = (await world.addUser('ana', 'annotator', team)).id;
    await world.addUser('bo', 'annotator', team);
    dataset = await aDataset(world.db, { workspaceId: team, records: 250, name: 'Reseñas 1' });
    await answer('ana', 0, 'submitted', { label: 'positive', ents });
    await answer('bo', 0, 'submitted', { label: 'positive', stars: 3 });
    await answer('bo', 1, 'discarded', {});
    await answer('ana', 249, 'draft', { label: 'negative' });
  });
  afterAll(() => world.close());

  const path = () => `/ext/v1/datasets/${dataset.id}/file`;
  const order = (body: object, as = 'ada') => world.as(as)('POST', path(), body);
  const linesOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('has all records in order, with the answers of all users by name', async () => {
    const { status, headers, body } = await order({ format: 'jsonl' });

    const lines = linesOf(body);
    expect(status).toBe(200);
    expect(lines.map(({ id }) => id)).toEqual(dataset.records.map((_, index) => `r-${index}`));
    expect(lines[0].responses).toEqual([
      { user: 'ana', status: 'submitted', values: { label: 'positive', ents } },
      { user: 'bo', status: 'submitted', values: { label: 'positive', stars: 3 } },
    ]);
    expect(lines[1].responses).toEqual([{ user: 'bo', status: 'discarded', values: {} }]);
    expect(headers.get('X-Postil-Records')).toBe('250');
    expect(headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''Rese%C3%B1as-1.jsonl");
    expect(headers.get('Content-Type')).toBe('application/x-ndjson');
  });

  it('has the results of a search as the caller sees them', async () => {
    const mine = {
      filters: { and: [{ type: 'terms', scope: { entity: 'response', property: 'status' }, values: ['draft'] }] },
    };
    const ordered = { sort: [{ scope: { entity: 'record', property: 'inserted_at' }, order: 'desc' }] };

    const ofAda = await order({ format: 'jsonl', search: mine });
    const sorted = await order({ format: 'jsonl', search: ordered });

    expect([ofAda.body, ofAda.headers.get('X-Postil-Records')]).toEqual([undefined, '0']);
    expect(linesOf(sorted.body)).toHaveLength(250);
  });

  it('has the results of a text search', async () => {
    const { body } = await order({ format: 'jsonl', search: { query: { text: { q: '"review 24"' } } } });

    expect(linesOf(body).map(({ id }) => id)).toEqual(['r-24']);
  });

  it('has the answers of one user, or those of the majority', async () => {
    const ofAna = await order({ format: 'jsonl', answers: { of: 'user', user_id: ana } });
    const ofMost = await order({ format: 'jsonl', answers: { of: 'majority' } });

    const [first, second] = linesOf(ofAna.body);
    expect(first.responses.map(({ user }: { user: string }) => user)).toEqual(['ana']);
    expect(second.responses).toEqual([]);
    expect(linesOf(ofMost.body)[0].answers).toEqual({ label: 'positive', ents, stars: 3 });
  });

  it('can be columnar, with the settings in its metadata', async () => {
    const response = await world.app.request(`/api${path()}`, {
      method: 'POST',
      headers: { 'X-Argilla-Api-Key': apiKeyOf('ada'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ format: 'parquet' }),
    });
    const file = await response.arrayBuffer();

    const rows = await parquetReadObjects({ file });
    const notes = parquetMetadata(file).key_value_metadata?.find(({ key }) => key === 'postil')?.value;
    expect(rows).toHaveLength(250);
    expect(rows[0]).toMatchObject({ id: 'r-0', 'stars.responses': [null, 3n] });
    expect(JSON.parse(notes ?? '{}')).toMatchObject({
      version: 1,
      questions: expect.arrayContaining([expect.objectContaining({ name: 'ents', required: false })]),
    });
  });

  it('can be tagged text for a span question', async () => {
    const { body } = await order({ format: 'conll', tags: { question: 'ents', scheme: 'BILOU' } });

    expect(body).toBe('# id = r-0\n# user = ana\nAna\tU-person\nwrote\tO\nreview\tO\n0\tO\n\n');
  });

  it.each([
    [{ format: 'conll' }, /span question/],
    [{ format: 'conll', tags: { question: 'label', scheme: 'BIO' } }, /span question/],
    [{ format: 'jsonl', answers: { of: 'user', user_id: '00000000-0000-4000-8000-000000000000' } }, /User with id/],
  ])('is refused for %j', async (body, reason) => {
    const refused = await order(body);

    expect(refused).toMatchObject({ status: 422, body: { detail: expect.stringMatching(reason) } });
  });

  it.each([[{}], [{ format: 'xlsx' }], [{ format: 'csv', answers: { of: 'user' } }]])(
    'is refused with the options %j',
    async (body) => {
      expect((await order(body)).status).toBe(422);
    },
  );

  it('ends with a failure if its dataset is deleted during the export', async () => {
    const gone = await aDataset(world.db, { workspaceId: team, records: 250, name: 'gone' });
    const response = await world.app.request(`/api/ext/v1/datasets/${gone.id}/file`, {
      method: 'POST',
      headers: { 'X-Argilla-Api-Key': apiKeyOf('ada'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ format: 'jsonl' }),
    });
    const reader = response.body?.getReader();
    await reader?.read();
    const past = new Date(Date.now() - 1000);
    const row = world.db.updateTable('datasets').set({ deleted_at: past, removed_at: past });
    await row.where('ds', '=', gone.ds).execute();
    await dropDataset(world.db, gone.ds);

    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow('The dataset was deleted during the export');
  });

  it('is refused to annotators', async () => {
    expect((await order({ format: 'jsonl' }, 'ana')).status).toBe(403);
  });
});
