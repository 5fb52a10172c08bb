import { isObject } from '#contract/schemas.ts';
import { PermanentFailure, RetryLater } from '../jobs/job.ts';
import { retryAfterSeconds } from '../outgoing/retry-after.ts';
import { withTimeLimit } from '../outgoing/time-limit.ts';

const timeoutMs = 60_000;
const maxMessageChars = 300;
const maxAnswerBytes = 50_000_000;
const maxRedirects = 5;

/** PostgreSQL stores neither null characters nor half surrogate pairs. */
const unstorable = /[\0\p{Cs}]/gu;

const storable = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(unstorable, '') : value);

export interface HubAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Undefined if invalid. */
export function jsonOf(text: string | Buffer): unknown {
  try {
    return JSON.parse(text.toString(), storable);
  } catch {
    return undefined;
  }
}

/** Includes the hub's error message. */
function failureOf({ status, headers, body }: HubAnswer) {
  const error = jsonOf(body);
  const message = isObject(error) && typeof error.error === 'string' ? `: ${error.error}` : '';
  const reason = `The hub responded with status ${status}${message.slice(0, maxMessageChars)}`;
  const mayWorkLater = status >= 500 || status === 429 || status === 408;
  return mayWorkLater
    ? new RetryLater(reason, retryAfterSeconds(headers.get('retry-after')))
    : new PermanentFailure(reason);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Follows browsers: 303, and 301 or 302 of a POST, become a GET. */
const redirected = (status: number, init: RequestInit): RequestInit =>
  status === 303 || (status < 303 && init.method === 'POST') ? { ...init, method: 'GET', body: null } : init;

/** Follows redirects within the operator's origin only: others might reach the internal network. */
async function fetchWithRedirects(url: string, init: RequestInit, redirects = 0): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  if (!isRedirect(response.status) || location === null) return response;
  await response.body?.cancel();
  const { href, origin, host } = new URL(location, url);
  if (origin !== new URL(url).origin)
    throw new PermanentFailure(`The hub redirected to another origin, ${host}, which is not allowed`);
  if (redirects === maxRedirects) throw new PermanentFailure(`The hub redirected more than ${maxRedirects} times`);
  return fetchWithRedirects(href, redirected(response.status, init), redirects + 1);
}

async function bodyOf({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new PermanentFailure(`The response of the hub is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface HubCall {
  readonly init?: RequestInit;
  readonly accepted?: readonly number[];
  readonly maxBytes?: number;
}

/** The operator chose the hub's address, so private addresses are allowed. */
export async function callHub(
  url: string,
  outer: AbortSignal,
  { init = {}, accepted = [], maxBytes = maxAnswerBytes }: HubCall = {},
): Promise<HubAnswer> {
  const answer = await withTimeLimit(timeoutMs, outer, async (signal) => {
    const response = await fetchWithRedirects(url, { ...init, signal });
    const { status, headers } = response;
    return { status, headers, body: await bodyOf(response, maxBytes) };
  }).catch((error: unknown) => {
    throw error instanceof PermanentFailure ? error : new RetryLater('The hub could not be reached');
  });
  if (!isSuccess(answer.status) && !accepted.includes(answer.status)) throw failureOf(answer);
  return answer;
}
