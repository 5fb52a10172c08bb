import type { Hono } from 'hono';
import { StartError } from '../../start-error.ts';

export interface ApiAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the contract has checked what our own server answers
  readonly body: any;
}

export type CallApi = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

/** Calls of the API in this process: what is sent from the command line goes the way of everything else. */
export function apiCaller(app: Hono, token: string): CallApi {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return async (method, path, body) => {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await app.request(`/api/v1${path}`, init);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}

/** What was said where something was refused. */
export function reasonIn({ status, body }: ApiAnswer): string {
  const { detail } = body ?? {};
  if (typeof detail === 'string') return detail;
  const [first] = detail?.params?.errors ?? [];
  return first ? `${first.loc?.slice(1).join('.')}: ${first.msg}` : `status ${status}`;
}

/** What has to succeed. */
export async function requireSuccess(sent: Promise<ApiAnswer>): Promise<ApiAnswer['body']> {
  const answer = await sent;
  if (answer.status >= 300) throw new StartError(reasonIn(answer));
  return answer.body;
}
