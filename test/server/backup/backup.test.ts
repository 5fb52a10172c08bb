import { appendFile, readFile, stat, truncate, writeFile as write } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyBackup, withBackup, writeBackup } from '#server/backup/backup-file.ts';
import { backedUpTables } from '#server/backup/format.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { backupLines } from '#server/backup/write-lines.ts';
import { atOneMoment } from '#server/resources/shared/transaction.ts';
import type { Db } from '#server/schema/database.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aFolder } from '../../support/server/folders.ts';
import { aDataset, type World } from '../../support/server/world.ts';

/** Caches that Postil fills again. */
const notKept = [
  'kysely_migration',
  'kysely_migration_lock',
  'leases',
  'openings',
  'queue_starts',
  'used_oauth_states',
  'instance',
  'sign_in_attempts',
];

const odd = 'line\u2028separator, \u0085, tab\t, "quotes", \\ and 🙂';

describe('a backup', () => {
  let world: TestApp;
  let dataset: World;
  let empty: TestApp;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ann', 'annotator', workspaceId);
    dataset = await aDataset(world.db, {
      workspaceId,
      records: ({ questions, vectors }) =>
        Array.from({ length: 2_500 }, (_, index) => ({
          externalId: `r-${index}`,
          fields: { text: `${odd} ${index}` },
          metadata: { source: 'web', length: index, score: index / 3 },
          suggestions: new Map([[questions.get('label') ?? 0, { value: 'positive', score: 0.1 + index / 10_000 }]]),
          vectors: new Map([[vectors.get('small') ?? 0, [index, 1 / 3]]]),
        })),
    });
    const record = dataset.records[0]?.id;
    await world.as('ann')('POST', `/records/${record}/responses`, {
      status: 'submitted',
      values: { label: { value: 'positive' } },
    });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    empty = await testApp();
  });
  afterEach(() => empty.close());

  const cipherKey = () => world.deps.secrets.cipherKey;

  async function backedUp() {
    const file = join(await aFolder(), 'all.postil');
    const rows = await atOneMoment(world.db, (trx) => writeBackup(file, backupLines(trx, cipherKey())));
    return { file, rows };
  }

  const restored = (file: string, into = empty) =>
    withBackup(file, (backup) => restoreBackup(into.db, backup, into.deps.secrets.cipherKey));

  async function everything(db: Db) {
    const tables = await Promise.all(
      backedUpTables
        .filter((table) => table !== 'users' && table !== 'webhooks')
        .map(async (table) => {
          const { rows } = await sql<{ row: string }>`SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} t
            ORDER BY 1`.execute(db);
          return [table, rows.map(({ row }) => row)] as const;
        }),
    );
    return Object.fromEntries(tables);
  }

  it('covers every table except caches', async () => {
    const { rows } = await sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`.execute(
      world.db,
    );

    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !notKept.includes(name))
        .toSorted(),
    ).toEqual([...backedUpTables].toSorted());
  });

  it('is restored to the same rows, with any contents', async () => {
    const { file, rows } = await backedUp();

    const counts = await restored(file);

    expect(counts).toEqual(rows);
    expect(counts).toMatchObject({ users: 2, datasets: 1, records: 2_500, responses: 1, vectors: 2_500 });
    expect(await everything(empty.db)).toEqual(await everything(world.db));
  });

  it('can be used after a restore, with the same keys', async () => {
    const { file } = await backedUp();
    await restored(file);
    const path = `/me/datasets/${dataset.id}/records/search?limit=1`;

    const found = await empty.as('ann')('POST', path, { query: { text: { q: 'quotes 2400' } } });
    const me = await empty.as('ann')('GET', '/me');
    await empty.addUser('bob', 'annotator');
    await empty.db.transaction().execute((trx) => sql`INSERT INTO workspaces (name) VALUES ('more')`.execute(trx));

    expect(found.body.items[0].record.external_id).toBe('r-2400');
    expect(me.body.api_key).toBe('ann.apikey');
    expect((await empty.as('bob')('GET', '/me')).status).toBe(200);
  });

  it('includes the trash, whose datasets are restored with their indexes', async () => {
    await world.as('owner')('DELETE', `/datasets/${dataset.id}`);
    const { file } = await backedUp();
    await world.as('owner')('POST', `/ext/v1/trash/${dataset.id}/restore`, {});
    await restored(file);
    const indexes = async ({ db }: TestApp) =>
      (
        await sql<{
          name: string;
        }>`SELECT indexname AS name FROM pg_indexes WHERE tablename = ${`records_${dataset.ds}`}
        ORDER BY 1`.execute(db)
      ).rows.map(({ name }) => name);

    const before = await empty.as('ann')('GET', '/me/datasets');
    const { status } = await empty.as('owner')('POST', `/ext/v1/trash/${dataset.id}/restore`, {});
    const query = { query: { text: { q: 'quotes 2400' } } };
    const found = await empty.as('ann')('POST', `/me/datasets/${dataset.id}/records/search?limit=1`, query);

    expect([before.body.items, status]).toEqual([[], 200]);
    expect(found.body.items[0].record.external_id).toBe('r-2400');
    expect(await indexes(empty)).toEqual(await indexes(world));
  });

  it('is readable by its owner only, and reports its contents', async () => {
    const { file, rows } = await backedUp();

    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await verifyBackup(file)).toEqual(rows);
  });

  it('is a snapshot during concurrent changes', async () => {
    const file = join(await aFolder(), 'all.postil');

    const rows = await atOneMoment(world.db, async (trx) => {
      await trx.selectFrom('users').select('id').execute();
      await world.addWorkspace(`late ${Date.now()}`);
      return writeBackup(file, backupLines(trx, cipherKey()));
    });

    const now = await world.db.selectFrom('workspaces').select('id').execute();
    expect(rows.workspaces).toBe(now.length - 1);
  });

  it('is not restored into a used database', async () => {
    const { file } = await backedUp();

    await expect(restored(file, world)).rejects.toThrow('The database is not empty');
  });

  const damages: readonly (readonly [string, (file: string) => Promise<void>, RegExp])[] = [
    ['is truncated', async (file) => truncate(file, (await stat(file)).size - 100), /damaged/],
    ['is another file', (file) => write(file, 'no backup at all'), /not a Postil backup/],
    ['is empty', (file) => write(file, ''), /not a Postil backup|damaged/],
    ['has trailing bytes', (file) => appendFile(file, 'more'), /damaged/],
    [
      'lacks a line',
      async (file) => {
        const lines = gunzipSync(await readFile(file))
          .toString()
          .split('\n');
        await write(file, gzipSync([...lines.slice(0, 40), ...lines.slice(41)].join('\n')));
      },
      /damaged/,
    ],
    [
      'has an altered line',
      async (file) => {
        const text = gunzipSync(await readFile(file)).toString();
        await write(file, gzipSync(text.replace('"r-17"', '"r-71x"')));
      },
      /damaged/,
    ],
    [
      'has a line twice',
      async (file) => {
        const lines = gunzipSync(await readFile(file))
          .toString()
          .split('\n');
        const record = lines.findIndex((line) => line.includes('"r-17"'));
        await write(file, gzipSync(lines.toSpliced(record, 0, lines[record] ?? '').join('\n')));
      },
      /damaged: table records contains an invalid row/,
    ],
    [
      'has a line that is no JSON',
      async (file) => {
        const text = gunzipSync(await readFile(file)).toString();
        await write(file, gzipSync(text.replace('"r-17"', '"r-17')));
      },
      /damaged: table records contains an invalid row/,
    ],
    [
      'was written by a newer version',
      async (file) => {
        const text = gunzipSync(await readFile(file)).toString();
        await write(file, gzipSync(text.replace(/"migration":"[^"]+"/, '"migration":"9999-later"')));
      },
      /newer version/,
    ],
  ];

  it.each(damages)('that %s leaves nothing behind', async (_, damage, message) => {
    const { file } = await backedUp();
    await damage(file);

    await expect(restored(file)).rejects.toThrow(message);

    expect(await empty.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('that cannot be written leaves no partial file', async () => {
    const folder = await aFolder();
    const file = join(folder, 'missing', 'all.postil');

    const written = atOneMoment(world.db, (trx) => writeBackup(file, backupLines(trx, cipherKey())));

    await expect(written).rejects.toThrow('Cannot write');
  });
});
