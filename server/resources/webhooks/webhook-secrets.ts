import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../auth/keys/sealed-text.ts';
import type { Db } from '../../schema/database.ts';
import { secretPrefix } from '../../webhooks/signature.ts';

const secretLength = 32;

export const newSecret = () => `${secretPrefix}${randomBytes(secretLength).toString('base64')}`;

/** Returns the number of changed webhooks. */
export async function renewUnreadableSecrets(db: Db, cipherKey: Uint8Array): Promise<number> {
  const all = await db.selectFrom('webhooks').select(['id', 'secret_cipher']).execute();
  const closed = all.filter(({ secret_cipher }) => unseal(secret_cipher, cipherKey) === null);
  for (const { id } of closed)
    await db
      .updateTable('webhooks')
      .set({ secret_cipher: seal(newSecret(), cipherKey) })
      .where('id', '=', id)
      .execute();
  return closed.length;
}
