import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Kysely, sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openExternal } from '#server/engine/external.ts';

const cluster = inject('cluster');

/** The cluster of the test run, as an external PostgreSQL. */
const urlOf = (database: string) =>
  `postgresql://${cluster?.user}@localhost:${cluster?.port}/${database}?host=${encodeURIComponent(String(cluster?.host))}`;

describe('an external PostgreSQL', () => {
  it('is used as it is, and keeps running', async () => {
    const engine = await openExternal(urlOf('postgres'));
    const db = new Kysely<unknown>({ dialect: engine.dialect() });

    const { rows } = await sql`SELECT current_database() AS name, 1::int8 AS one`.execute(db);

    expect(rows).toEqual([{ name: 'postgres', one: 1 }]);
    expect(engine).toMatchObject({
      kind: 'external',
      description: expect.stringMatching(/^PostgreSQL \d\d at localhost:5432\/postgres$/),
      warnings: [],
    });
    await db.destroy();
    await engine.close();
    await (await openExternal(urlOf('postgres'))).close();
  });

  it('opens other databases of the same server by name', async () => {
    const engine = await openExternal(urlOf('postgres'));
    const db = new Kysely<unknown>({ dialect: engine.dialect('template_postil') });
    onTestFinished(() => db.destroy());

    const { rows } = await sql`SELECT current_database() AS name`.execute(db);

    expect(rows).toEqual([{ name: 'template_postil' }]);
  });

  it('without the database is refused with one line', async () => {
    await expect(openExternal(urlOf('nowhere'))).rejects.toThrow(
      'DATABASE_URL (localhost:5432/nowhere): the database does not exist. Create it first.',
    );
  });

  it('that does not answer is refused with one line, without the password', async () => {
    await expect(openExternal('postgresql://me:secret@127.0.0.1:1/postil')).rejects.toThrow(
      /^DATABASE_URL \(127\.0\.0\.1:1\/postil\): connection refused\. Check that PostgreSQL is running and accepts connections there\.$/,
    );
  });

  it('that is another program is refused', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;

    await expect(openExternal(`postgresql://me@127.0.0.1:${port}/postil`)).rejects.toThrow('DATABASE_URL (127.0.0.1:');
  });
});
