import { inTransaction } from '../resources/shared/transaction.ts';
import type { Db, Trx } from '../schema/database.ts';
import { enqueueDeliveries } from '../webhooks/enqueue-deliveries.ts';
import type { Happening } from './happening.ts';
import type { LiveHub } from './live-hub.ts';

/** Says what happened: after it was stored, or before it is deleted, so that it can still be looked at. */
export type Tell = (happening: Happening) => Promise<void>;

/** A transaction of which those who watch are told once it holds, and webhooks a little later. */
export async function changing<T>(
  { db, live }: { readonly db: Db; readonly live: LiveHub },
  work: (trx: Trx, tell: Tell) => Promise<T>,
): Promise<T> {
  let told: Happening[] = [];
  const result = await inTransaction(db, (trx) => {
    told = [];
    const tellWebhooks = enqueueDeliveries(trx);
    return work(trx, async (happening) => {
      told.push(happening);
      await tellWebhooks(happening);
    });
  });
  live.note(told);
  return result;
}
