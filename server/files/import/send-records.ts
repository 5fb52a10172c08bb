import { reasonIn, type Send } from './sending.ts';

/** A record on its way, and where it stands in the file. */
export interface Waiting {
  readonly number: number;
  readonly item: object;
}

export interface Refused {
  readonly number: number;
  readonly reason: string;
}

/** What was said of a place in a request says nothing to whoever reads a file. */
const withoutPlace = (reason: string) => reason.replace(/^Record at position \d+ is not valid because /, '');

/** Sends records together; where they are refused, by halves, until it is known which one it is. */
export async function sendRecords(
  send: Send,
  datasetId: string,
  waiting: readonly Waiting[],
): Promise<readonly Refused[]> {
  const [first] = waiting;
  if (!first) return [];
  const answer = await send('PUT', `/datasets/${datasetId}/records/bulk`, { items: waiting.map(({ item }) => item) });
  if (answer.status < 300) return [];
  if (answer.status !== 422 && answer.status !== 413) throw new Error(reasonIn(answer));
  if (waiting.length === 1) return [{ number: first.number, reason: withoutPlace(reasonIn(answer)) }];
  const half = Math.ceil(waiting.length / 2);
  return [
    ...(await sendRecords(send, datasetId, waiting.slice(0, half))),
    ...(await sendRecords(send, datasetId, waiting.slice(half))),
  ];
}
