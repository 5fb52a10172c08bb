import { createHmac } from 'node:crypto';
import type { Db } from '../../schema/database.ts';
import type { Secrets } from '../../secrets.ts';

/** Identifies the secrets without revealing them. */
const fingerprintOf = ({ signingKey, cipherKey }: Secrets) =>
  createHmac('sha256', Buffer.concat([signingKey, cipherKey]))
    .update('the secrets of this database')
    .digest();

/** Whether the database belongs to these secrets; an unused database adopts them. */
export async function secretsMatch(db: Db, secrets: Secrets): Promise<boolean> {
  const secrets_mark = fingerprintOf(secrets);
  await db
    .insertInto('instance')
    .values({ id: 1, secrets_mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db.selectFrom('instance').select('secrets_mark').executeTakeFirst();
  return stored !== undefined && Buffer.from(stored.secrets_mark).equals(secrets_mark);
}
