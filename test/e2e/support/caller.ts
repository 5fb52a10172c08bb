import { owner } from './product.ts';

export type Send = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

const held = new Map<string, string>();

/** The token of a sign-in; the owner's is requested once. */
export async function tokenOf(address: string, { username, password } = owner): Promise<string> {
  const isOwner = username === owner.username && password === owner.password;
  const known = isOwner ? held.get(address) : undefined;
  if (known !== undefined) return known;
  const body = new URLSearchParams({ username, password });
  const { access_token: token } = await (await fetch(`${address}/api/v1/token`, { method: 'POST', body })).json();
  if (isOwner) held.set(address, token);
  return token;
}

export async function caller(address: string, as = owner): Promise<Send> {
  const token = await tokenOf(address, as);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (method, path, body) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const sent = await fetch(`${address}/api/v1${path}`, init);
    if (!sent.ok) throw new Error(`${method} ${path}: ${sent.status} ${await sent.text()}`);
    return sent.status === 204 ? undefined : await sent.json();
  };
}

/** Client for the server of the browser test. */
export const callerFor = (baseURL: string | undefined, as = owner): Promise<Send> =>
  caller(new URL(baseURL ?? '').origin, as);

interface Made {
  readonly id: string;
}

/** Creates and publishes a dataset; returns its id and those of its records. */
export async function makeDataset(send: Send, name: string, workspaceId: string, records = 4) {
  const { id } = await send<Made>('POST', '/datasets', { name, workspace_id: workspaceId });
  const field = { name: 'text', title: 'Text', required: true, settings: { type: 'text' } };
  await send('POST', `/datasets/${id}/fields`, field);
  const options = ['good', 'bad'].map((value) => ({ value, text: value }));
  const settings = { type: 'label_selection', options };
  await send('POST', `/datasets/${id}/questions`, { name: 'label', title: 'Label', required: true, settings });
  await send('PUT', `/datasets/${id}/publish`);
  const items = Array.from({ length: records }, (_, at) => ({ fields: { text: `record ${at}` } }));
  const made = await send<{ items: readonly Made[] }>('POST', `/datasets/${id}/records/bulk`, { items });
  return { id, records: made.items.map((record) => record.id) };
}
