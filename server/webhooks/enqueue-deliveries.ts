import { enqueue, enqueueAll } from '../jobs/enqueue.ts';
import type { ChangeEvent } from '../live/change-event.ts';
import type { Trx } from '../schema/database.ts';
import { prepared } from '../schema/prepared.ts';
import { eventData } from './event-data.ts';

export const deliverWebhook = 'deliver-webhook';
const version = 1;

/** Read once per transaction. */
async function enabledWebhooks(trx: Trx) {
  return trx
    .selectFrom('webhooks')
    .modifyFront(prepared)
    .select(['id', 'events'])
    .where('enabled', '=', true)
    .orderBy('inserted_at')
    .execute();
}

/** Enqueues deliveries in the transaction of the event. */
export function enqueueDeliveries(trx: Trx): (happening: ChangeEvent) => Promise<void> {
  let all: ReturnType<typeof enabledWebhooks> | undefined;
  return async (happening) => {
    if (happening.type === 'settings.updated' || happening.type === 'audience.updated') return;
    const { type, datasetId } = happening;
    all ??= enabledWebhooks(trx);
    const subscribed = (await all).filter(({ events }) => events.includes(type));
    if (subscribed.length === 0) return;
    const timestamp = new Date().toISOString();
    const items = await eventData(trx, happening);
    const payloads = items.flatMap((data) =>
      subscribed.map(({ id }) => ({ webhook_id: id, message: { type, version, timestamp, data } })),
    );
    await enqueueAll(trx, deliverWebhook, payloads, datasetId);
  };
}

/** Test event. */
export async function enqueuePing(trx: Trx, webhookId: string): Promise<undefined> {
  const message = { type: 'ping', version, timestamp: new Date().toISOString(), data: { agent: 'postil' } };
  await enqueue(trx, deliverWebhook, { webhook_id: webhookId, is_ping: true, message });
}
