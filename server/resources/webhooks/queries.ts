import { sql } from 'kysely';
import type { Db, Trx } from '../../schema/database.ts';
import { wireTimes } from '../shared/wire-time.ts';

const webhookColumns = [
  'id',
  'url',
  'secret_cipher',
  'events',
  'enabled',
  'description',
  ...wireTimes('webhooks'),
] as const;

export const webhookRows = (db: Db) =>
  db.selectFrom('webhooks').select(webhookColumns).orderBy('inserted_at').orderBy('id').execute();

export const webhookRow = (db: Db, id: string) =>
  db.selectFrom('webhooks').select(webhookColumns).where('id', '=', id).executeTakeFirst();

export type WebhookRow = Awaited<ReturnType<typeof webhookRows>>[number];

interface Changes {
  readonly url?: string;
  readonly events?: string[];
  readonly enabled?: boolean;
  readonly description?: string | null;
}

export interface NewWebhook extends Changes {
  readonly url: string;
  readonly events: string[];
  readonly secret_cipher: Buffer;
}

/** Undefined at the limit. The table lock serialises inserts. */
export async function insertWebhook(
  trx: Trx,
  webhook: NewWebhook,
  maxWebhooks: number,
): Promise<WebhookRow | undefined> {
  await sql`LOCK TABLE webhooks IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const { count } = await trx
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maxWebhooks) return undefined;
  return trx.insertInto('webhooks').values(webhook).returning(webhookColumns).executeTakeFirstOrThrow();
}

/** Resets failures, so that the next event is sent at once. */
export const changeWebhook = (db: Db, id: string, changes: Changes) =>
  db
    .updateTable('webhooks')
    .set({ ...changes, failures: 0, paused_until: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(webhookColumns)
    .executeTakeFirst();

export const removeWebhook = (db: Db, id: string) =>
  db.deleteFrom('webhooks').where('id', '=', id).returning(webhookColumns).executeTakeFirst();
