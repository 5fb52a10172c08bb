import { inTransaction } from '../resources/shared/transaction.ts';
import type { Db, Trx } from '../schema/database.ts';
import { enqueueDeliveries } from '../webhooks/enqueue-deliveries.ts';
import type { ChangeEvent } from './change-event.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Says what happened: after it was stored, or before it is deleted, so that it can still be looked at. */
export type EmitEvent = (happening: ChangeEvent) => Promise<void>;

/** A transaction of which those who watch are told once it holds, and webhooks a little later. */
export async function transactionWithEvents<T>(
  { db, live }: { readonly db: Db; readonly live: ChangeFeed },
  work: (trx: Trx, emit: EmitEvent) => Promise<T>,
): Promise<T> {
  let events: ChangeEvent[] = [];
  const result = await inTransaction(db, (trx) => {
    events = [];
    const enqueueForWebhooks = enqueueDeliveries(trx);
    return work(trx, async (happening) => {
      events.push(happening);
      await enqueueForWebhooks(happening);
    });
  });
  live.publish(events);
  return result;
}
