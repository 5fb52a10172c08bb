import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Engine } from '#server/engine/engine.ts';
import { openEngine } from '#server/engine/open-engine.ts';
import { openPglite } from '#server/engine/pglite.ts';
import { aFolder } from '../../support/server/folders.ts';

const rounds = 60_000;

const connect = (engine: Engine) => new Kysely<{ note: { text: string } }>({ dialect: engine.dialect() });

describe('PGlite in place of the native engine', () => {
  it('warns once, with the reason', { timeout: rounds }, async () => {
    const engine = await openPglite(await aFolder(), 'no embedded PostgreSQL is available for plan9 on mips');

    expect(engine.kind).toBe('pglite');
    expect(engine.warnings).toEqual([
      'PGlite is used instead of PostgreSQL, because no embedded PostgreSQL is available for plan9 on mips. PGlite is slower, and a power failure can cause data loss.',
    ]);
  });

  it('runs statements one after the other', { timeout: rounds }, async () => {
    const db = connect(await openPglite(await aFolder(), 'of a test'));
    await sql`CREATE TABLE note (text text, at timestamptz DEFAULT now(), more jsonb)`.execute(db);

    const inTransaction = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('note').values({ text: 'one' }).execute();
      return transaction
        .selectFrom('note')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirst();
    });
    const outside = db.selectFrom('note').select('text').execute();
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('note').values({ text: 'two' }).execute();
      throw new Error('undo');
    });

    await expect(undone).rejects.toThrow('undo');
    expect(await inTransaction).toEqual({ n: 1 });
    expect(await outside).toEqual([{ text: 'one' }]);
    const updated = await db.updateTable('note').set({ text: 'three' }).executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    await db.destroy();
  });

  it('keeps its data even when the native engine could run again', {
    timeout: rounds,
  }, async () => {
    const folder = await aFolder();
    const first = connect(await openPglite(folder, 'of a test'));
    await sql`CREATE TABLE note (text text)`.execute(first);
    await first.insertInto('note').values({ text: 'kept' }).execute();
    await first.destroy();

    const engine = await openEngine({ dataDir: folder, password: 'unused' });

    const second = connect(engine);
    expect(engine.kind).toBe('pglite');
    expect(await second.selectFrom('note').select('text').execute()).toEqual([{ text: 'kept' }]);
    await second.destroy();
  });

  it('never replaces native data, which would look like a loss', async () => {
    const folder = join(await aFolder(), 'data');
    await mkdir(join(folder, 'postgres'), { recursive: true });

    await expect(openEngine({ dataDir: folder, password: 'unused' })).rejects.toThrow('PostgreSQL did not start');
  });
});
