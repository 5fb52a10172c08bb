import { isObject } from '#contract/parts.ts';
import { Hopeless, Setback } from '../jobs/job.ts';
import { retryAfterSeconds } from '../outgoing/retry-after.ts';
import { withTimeLimit } from '../outgoing/time-limit.ts';

const timeoutMilliseconds = 60_000;
const longestMessage = 300;

/** What no database stores as text: null characters and halves of characters. */
const unstorable = /[\0\p{Cs}]/gu;

const storable = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(unstorable, '') : value);

export interface HubAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Undefined where it is something else. */
export function jsonOf(text: string | Buffer): unknown {
  try {
    return JSON.parse(text.toString(), storable);
  } catch {
    return undefined;
  }
}

/** With what the hub itself says about it. */
function refusal({ status, headers, body }: HubAnswer) {
  const said = jsonOf(body);
  const message = isObject(said) && typeof said.error === 'string' ? `: ${said.error}` : '';
  const reason = `The hub answered with ${status}${message.slice(0, longestMessage)}`;
  const mayWorkLater = status >= 500 || status === 429 || status === 408;
  return mayWorkLater ? new Setback(reason, retryAfterSeconds(headers.get('retry-after'))) : new Hopeless(reason);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** A call of the hub. The operator chose its address, so it may be anywhere. */
export async function callHub(
  url: string,
  outer: AbortSignal,
  init: RequestInit = {},
  accepted: readonly number[] = [],
): Promise<HubAnswer> {
  const answer = await withTimeLimit(timeoutMilliseconds, outer, async (signal) => {
    const response = await fetch(url, { ...init, signal });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }).catch(() => {
    throw new Setback('The hub could not be reached');
  });
  if (!isSuccess(answer.status) && !accepted.includes(answer.status)) throw refusal(answer);
  return answer;
}
