import { isObject } from '#contract/parts.ts';
import { Hopeless, Setback } from '../jobs/job.ts';
import { retryAfterSeconds } from '../outgoing/retry-after.ts';

const timeoutMilliseconds = 60_000;
const longestMessage = 300;

/** What no database stores as text: null characters and halves of characters. */
const unstorable = /[\0\p{Cs}]/gu;

const storable = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(unstorable, '') : value);

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, storable);
  } catch {
    return undefined;
  }
}

/** What the hub itself says about a refusal. */
async function messageOf(response: Response) {
  const body = readJson(await response.text().catch(() => ''));
  const message = isObject(body) && typeof body.error === 'string' ? `: ${body.error}` : '';
  return message.slice(0, longestMessage);
}

const mayWorkLater = (status: number) => status >= 500 || status === 429 || status === 408;

async function refusal(response: Response) {
  const { status } = response;
  const reason = `The hub answered with ${status}${await messageOf(response)}`;
  return mayWorkLater(status)
    ? new Setback(reason, retryAfterSeconds(response.headers.get('retry-after')))
    : new Hopeless(reason);
}

/** A call of the hub. The operator chose its address, so it may be anywhere. */
export async function callHub(
  url: string,
  signal: AbortSignal,
  init: RequestInit = {},
  accepted: readonly number[] = [],
): Promise<Response> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]);
  const response = await fetch(url, { ...init, signal: limit }).catch(() => {
    throw new Setback('The hub could not be reached');
  });
  if (!response.ok && !accepted.includes(response.status)) throw await refusal(response);
  return response;
}

/** The whole body; a connection that breaks in the middle of it is no answer. */
export async function bodyOf<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch {
    throw new Setback('The connection to the hub broke');
  }
}
