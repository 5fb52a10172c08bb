import { aRecord, chance, labels } from '../server/corpus.ts';

/** A server of the API that is measured, ours or another one. */
export interface MeasuredServer {
  readonly name: string;
  readonly address: string;
  /** API key of an owner. */
  readonly key: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a benchmark looks at a few places of a body
type Body = any;

export type Send = (method: string, path: string, body?: unknown) => Promise<Body>;

export const sender =
  ({ address, key }: MeasuredServer): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { 'X-Argilla-Api-Key': key, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  };

export interface BenchDataset {
  readonly id: string;
  readonly name: string;
  /** Question of several labels: a digit chooses one, and Enter submits. */
  readonly question: string;
  readonly workspaceId: string;
}

const batchRecords = 250;

/** Number that the page's script finds again in any application. */
const marked = (at: number) => `Bench-${String(at).padStart(6, '0')}`;

/** Creates the same dataset on each server, in a workspace of its own. */
export async function loadDataset(send: Send, records: number): Promise<BenchDataset> {
  const name = `bench-${Date.now().toString(36)}`;
  const { id: workspaceId } = await send('POST', '/workspaces', { name });
  const distribution = { strategy: 'overlap', min_submitted: 5 };
  const { id } = await send('POST', '/datasets', { name, workspace_id: workspaceId, distribution });
  const add = (path: string, body: object) => send('POST', `/datasets/${id}/${path}`, body);
  await add('fields', { name: 'text', title: 'Text', required: true, settings: { type: 'text' } });
  const options = labels.map((value) => ({ value, text: value }));
  const settings = { type: 'multi_label_selection', options };
  const question = { name: 'topics', title: 'Topics', required: true, settings };
  await add('questions', question);
  for (const [property, type] of Object.entries({ source: 'terms', length: 'integer' }))
    await add('metadata-properties', { name: property, title: property, settings: { type } });
  await send('PUT', `/datasets/${id}/publish`);
  const random = chance(7);
  for (let first = 0; first < records; first += batchRecords) {
    const items = Array.from({ length: Math.min(batchRecords, records - first) }, (_, at) => {
      const { fields, metadata, external_id } = aRecord(random, first + at);
      const { source, length } = metadata;
      return { external_id, fields: { text: `${marked(first + at)} ${fields.text}` }, metadata: { source, length } };
    });
    await add('records/bulk', { items });
  }
  return { id, name, question: question.name, workspaceId };
}

export interface BenchUser {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

/** Adds an annotator, who has answered nothing yet. */
export async function addAnnotator(send: Send, { workspaceId }: BenchDataset): Promise<BenchUser> {
  const username = `bench-${Date.now().toString(36)}`;
  const password = crypto.randomUUID();
  const { id } = await send('POST', '/users', { username, first_name: 'Bench', role: 'annotator', password });
  await send('POST', `/workspaces/${workspaceId}/users`, { user_id: id });
  return { id, username, password };
}

export async function removeAll(send: Send, { id, workspaceId }: BenchDataset, users: readonly BenchUser[]) {
  await send('DELETE', `/datasets/${id}`);
  for (const user of users) await send('DELETE', `/users/${user.id}`);
  await send('DELETE', `/workspaces/${workspaceId}`);
}
