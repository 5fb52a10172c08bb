import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../schema/database.ts';
import { stateLife } from './state-cookie.ts';

/** Whether this state is used for the first time; whichever process is asked. */
export async function takeState(db: Db, state: string): Promise<boolean> {
  await db.deleteFrom('used_oauth_states').where('expires_at', '<', sql<Date>`now()`).execute();
  const taken = await db
    .insertInto('used_oauth_states')
    .values({
      state: createHash('sha256').update(state).digest('base64'),
      expires_at: new Date(Date.now() + 2 * stateLife * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}
