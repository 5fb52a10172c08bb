import { refusedItems } from '#contract/files/refused-items.ts';
import { type CallApi, reasonIn } from './call-api.ts';

export interface QueuedRecord {
  readonly number: number;
  readonly item: object;
}

export interface RefusedRecord {
  readonly number: number;
  readonly reason: string;
}

/** Retries without the rejected records; halves the batch if the error names none. */
export async function sendRecords(
  send: CallApi,
  datasetId: string,
  waiting: readonly QueuedRecord[],
): Promise<readonly RefusedRecord[]> {
  const [first] = waiting;
  if (!first) return [];
  const answer = await send('PUT', `/datasets/${datasetId}/records/bulk`, { items: waiting.map(({ item }) => item) });
  if (answer.status < 300) return [];
  const reasons = new Map(refusedItems(answer.body).map(({ at, reason }) => [at, reason]));
  const refused = waiting.flatMap(({ number }, at) => {
    const reason = reasons.get(at);
    return reason === undefined ? [] : [{ number, reason }];
  });
  if (refused.length > 0) {
    const others = waiting.filter((_, at) => !reasons.has(at));
    return [...refused, ...(await sendRecords(send, datasetId, others))];
  }
  if (answer.status !== 422 && answer.status !== 413) throw new Error(reasonIn(answer));
  if (waiting.length === 1) return [{ number: first.number, reason: reasonIn(answer) }];
  const half = Math.ceil(waiting.length / 2);
  return [
    ...(await sendRecords(send, datasetId, waiting.slice(0, half))),
    ...(await sendRecords(send, datasetId, waiting.slice(half))),
  ];
}
