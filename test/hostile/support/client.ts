import { owner } from '../../e2e/support/product.ts';

export interface ApiResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export type Person = typeof owner;

/** The path is below `/api`. */
export type Send = (method: string, path: string, body?: unknown) => Promise<ApiResponse>;

const isStream = (headers: Headers) => headers.get('content-type')?.startsWith('text/event-stream') ?? false;

async function readAnswer(answer: Response): Promise<ApiResponse> {
  const { status, headers } = answer;
  if (!isStream(headers)) return { status, headers, text: await answer.text() };
  await answer.body?.cancel(); // an event stream does not end
  return { status, headers, text: '' };
}

const encoded = (body: unknown) =>
  body instanceof URLSearchParams || typeof body === 'string' ? body : JSON.stringify(body);

/** Without a token, the caller has no account. */
export const sender =
  (address: string, token: string | undefined): Send =>
  async (method, path, body) => {
    const isForm = body instanceof URLSearchParams;
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? { method, headers } : { method, headers, body: encoded(body) };
    return readAnswer(await fetch(`${address}/api${path}`, sent));
  };

export async function signIn(address: string, { username, password }: Person = owner): Promise<string> {
  const { status, text } = await sender(address, undefined)(
    'POST',
    '/v1/token',
    new URLSearchParams({ username, password }),
  );
  if (status !== 201) throw new Error(`${username} could not sign in: ${status} ${text}`);
  return (JSON.parse(text) as { access_token: string }).access_token;
}

/** Sends a request that has to succeed, and returns its body; paths without `/ext` are below `/v1`. */
// biome-ignore lint/suspicious/noExplicitAny: the caller looks at a few places of a body
export type Ask = (method: string, path: string, body?: unknown) => Promise<any>;

export const asker =
  (send: Send): Ask =>
  async (method, path, body) => {
    const { status, text } = await send(method, path.startsWith('/ext/') ? path : `/v1${path}`, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 400)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
