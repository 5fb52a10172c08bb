import { Kysely, sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { poolDialect } from '#server/engine/pool.ts';
import { isUnreachable } from '#server/resources/shared/failures/unreachable.ts';
import { isCanceled, tookTooLong, withinSeconds } from '#server/resources/shared/time-limit.ts';
import type { Database } from '#server/schema/database.ts';
import { apiKeyOf, testApp } from '../../../support/server/app.ts';

const cluster = inject('cluster');

describe('a request', () => {
  it('that takes too long is answered with 503', async () => {
    const never = withinSeconds(0.01, new Promise(() => undefined));

    await expect(never).rejects.toMatchObject({ status: 503, body: tookTooLong().body });
  });

  it('that is fast enough is answered normally, with success or failure', async () => {
    const failure = new Error('no');

    expect(await withinSeconds(1, Promise.resolve(7))).toBe(7);
    await expect(withinSeconds(1, Promise.reject(failure))).rejects.toBe(failure);
  });

  it('is answered with 503 if the database is unreachable', async () => {
    const world = await testApp();
    const gone = new Kysely<Database>({
      dialect: poolDialect({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' }),
    });
    const app = createApp({ ...world.deps, db: gone });

    const answer = await app.request('/api/v1/me', { headers: { 'X-Argilla-Api-Key': apiKeyOf('ana') } });

    await gone.destroy();
    await world.close();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.json()).toEqual({ detail: 'The database is not responding. Try again in a moment.' });
  });
});

describe('a statement of a request', () => {
  it('is cancelled by the database at the limit of its pool', async () => {
    const db = new Kysely<Database>({ dialect: poolDialect(cluster ?? {}, { statementTimeout: 50 }) });

    const error = await sql`SELECT pg_sleep(30)`.execute(db).catch((each: unknown) => each);

    await db.destroy();
    expect([isCanceled(error), isUnreachable(error)]).toEqual([true, false]);
  });
});
