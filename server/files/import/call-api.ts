import type { Hono } from 'hono';
import { StartError } from '../../start-error.ts';

export interface ApiAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the contract has checked what our own server answers
  readonly body: any;
}

export type CallApi = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

/** Calls the API in this process: commands use the same checks as clients. */
export function apiCaller(app: Hono, token: string): CallApi {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return async (method, path, body) => {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await app.request(`/api/v1${path}`, init);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}

export function reasonIn({ status, body }: ApiAnswer): string {
  const { detail } = body ?? {};
  if (typeof detail === 'string') return detail;
  const [first] = detail?.params?.errors ?? [];
  return first ? `${first.loc?.slice(1).join('.')}: ${first.msg}` : `status ${status}`;
}

/** Throws the error message of the API. */
export async function requireSuccess(sent: Promise<ApiAnswer>): Promise<ApiAnswer['body']> {
  const answer = await sent;
  if (answer.status >= 300) throw new StartError(reasonIn(answer));
  return answer.body;
}
