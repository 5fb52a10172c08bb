import { inTransaction } from '../resources/shared/transaction.ts';
import type { Db, Trx } from '../schema/database.ts';
import { enqueueDeliveries } from '../webhooks/enqueue-deliveries.ts';
import type { ChangeEvent } from './change-event.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Call it after storing or before deleting: webhooks read the data in the transaction. */
export type EmitEvent = (happening: ChangeEvent) => Promise<void>;

/** Runs a transaction, then publishes its events; webhooks are enqueued within it. */
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
