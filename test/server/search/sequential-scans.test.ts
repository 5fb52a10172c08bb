import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { recordingStatements, sequentialScans } from '../../support/search/plan-of.ts';
import { sender, type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const records = 20_000;
const manyRows = 10_000;

const ofResponse = (property: string) => ({ entity: 'response', property });
const terms = (scope: object, ...values: readonly unknown[]) => ({ type: 'terms', scope, values });
const filtered = (...and: readonly object[]) => ({ filters: { and } });
const pending = filtered(terms(ofResponse('status'), 'pending'));
const words = (q: string) => ({ ...pending, query: { text: { q } } });
const source = { entity: 'metadata', metadata_property: 'source' };
const length = { entity: 'metadata', metadata_property: 'length' };
const suggestion = (property: string) => ({ entity: 'suggestion', question: 'label', property });

interface Call {
  readonly method: string;
  readonly path: string;
  /** `DATASET`, `RECORD` and `LENGTH` stand for ids, in the path too. */
  readonly body?: object;
}

/** Answers of one user to the first records of a dataset. */
async function answerMany({ db }: TestApp, ds: number, user: number, count: number) {
  await sql`INSERT INTO responses (ds, user_n, seq, status, values, record_pending, inserted_at, updated_at)
    SELECT ds, ${user}, seq, 'submitted', '{"label": {"value": "neutral"}}', true, '2026-01-01', '2026-01-01'
    FROM records WHERE ds = ${ds} AND seq <= ${count}`.execute(db);
  await sql`INSERT INTO response_ids (id, ds, user_n, seq)
    SELECT id, ds, user_n, seq FROM responses WHERE ds = ${ds} AND user_n = ${user}`.execute(db);
  await sql`INSERT INTO user_progress (ds, user_n, submitted, on_pending, last_activity_at)
    VALUES (${ds}, ${user}, ${count}, ${count}, now())`.execute(db);
}

async function rowsByTable({ db }: TestApp): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; n: number }>`
    SELECT relname AS name, reltuples::float8 AS n FROM pg_class WHERE relkind = 'r'`.execute(db);
  return new Map(rows.map(({ name, n }) => [name, n]));
}

describe('the calls of a working day', () => {
  let world: TestApp;
  let dataset: World;
  let tables: ReadonlyMap<string, number>;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    const ann = await world.addUser('ann', 'annotator', workspaceId);
    await world.addUser('olga', 'owner');
    dataset = await aDataset(world.db, {
      workspaceId,
      distribution: { strategy: 'overlap', min_submitted: 3 },
      records: ({ questions }) =>
        Array.from({ length: records }, (_, at) => ({
          externalId: `r-${at}`,
          fields: { text: `Review ${at} of item${at % 500}` },
          metadata: { source: `s${at % 100}`, length: at },
          suggestions: new Map([[questions.get('label') ?? 0, { value: 'neutral', score: (at % 1000) / 1000 }]]),
        })),
    });
    await answerMany(world, dataset.ds, ann.n, records - 100);
    await sql`ANALYZE`.execute(world.db);
    tables = await rowsByTable(world);
  }, 120_000);
  afterAll(() => world.close());

  const get = (path: string): Call => ({ method: 'GET', path });
  const search = (body: object, page = 'limit=10&offset=0'): Call => ({
    method: 'POST',
    path: `/me/datasets/DATASET/records/search?include=responses&include=suggestions&${page}`,
    body,
  });
  const answer = { status: 'submitted', values: { label: { value: 'positive' } } };

  it.each<readonly [string, string, Call]>([
    ['the list of datasets', 'olga', get('/me/datasets')],
    ['the overview of home', 'olga', get('/ext/v1/datasets')],
    ['the first records without an answer', 'ann', search(pending)],
    ['those of a user without answers', 'olga', search(pending)],
    ['records far down the list', 'olga', search(pending, 'limit=10&offset=15000')],
    ['answered records', 'ann', search(filtered(terms(ofResponse('status'), 'submitted')))],
    ['discarded records', 'ann', search(filtered(terms(ofResponse('status'), 'discarded')))],
    ['records with a rare word', 'ann', search(words('item7'))],
    ['records with two words', 'olga', search(words('review & item7'))],
    ['a value of metadata', 'olga', search(filtered(terms(source, 's5')))],
    ['a range of metadata', 'olga', search(filtered({ type: 'range', scope: length, ge: 100, le: 200 }))],
    ['records in the order of metadata', 'olga', search({ sort: [{ scope: length, order: 'desc' }] })],
    ['a range of scores', 'olga', search(filtered({ type: 'range', scope: suggestion('score'), ge: 0.995, le: 1 }))],
    ['one record', 'ann', get('/records/RECORD')],
    ['the own numbers', 'ann', get('/me/datasets/DATASET/metrics')],
    ['the progress', 'olga', get('/datasets/DATASET/progress')],
    ['the people of the dataset', 'olga', get('/ext/v1/datasets/DATASET/people?since=2026-06-01T00:00:00Z')],
    ['the own answers of today', 'ann', get('/ext/v1/me/answers?since=2026-06-01T00:00:00Z')],
    ['the range of a metadata property', 'olga', get('/metadata-properties/LENGTH/metrics')],
    ['the suggestions of a record', 'olga', get('/records/RECORD/suggestions')],
    ['a lease of a record', 'ann', { method: 'PUT', path: '/ext/v1/records/RECORD/lease' }],
    ['one answer', 'ann', { method: 'POST', path: '/records/RECORD/responses', body: answer }],
    [
      'an answer in a list',
      'ann',
      { method: 'POST', path: '/me/responses/bulk', body: { items: [{ record_id: 'ANOTHER', ...answer }] } },
    ],
    [
      'new metadata',
      'olga',
      { method: 'PUT', path: '/datasets/DATASET/records/bulk', body: { items: [{ id: 'RECORD', metadata: {} }] } },
    ],
  ])('read no large table from end to end for %s', async (_, username, { method, path, body }) => {
    const ids = {
      DATASET: dataset.id,
      RECORD: dataset.records.at(-1)?.id ?? '',
      ANOTHER: dataset.records.at(-2)?.id ?? '',
      LENGTH: await propertyId('length'),
    };
    const withIds = (text: string) =>
      Object.entries(ids).reduce((replaced, [name, id]) => replaced.replaceAll(name, id), text);
    const statements: CompiledQuery[] = [];
    const app = createApp({ ...world.deps, db: recordingStatements(world.db, statements) });

    const { status } = await sender(app, username)(method, withIds(path), body && withIds(JSON.stringify(body)));

    const scans = await sequentialScans(world.db, statements);
    expect(status).toBeLessThan(300);
    expect(statements.length).toBeGreaterThan(0);
    expect(scans.filter(({ table }) => (tables.get(table) ?? 0) >= manyRows)).toEqual([]);
  });

  const propertyId = async (name: string) => {
    const { id } = await world.db
      .selectFrom('metadata_properties')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return id;
  };
});
