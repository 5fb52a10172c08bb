import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../e2e/support/product.ts';
import { type ApiResponse, type Ask, asker, type Send, sender, signIn } from '../support/client.ts';
import type { Tally } from '../support/tally.ts';
import { withHostileProduct } from '../support/with-product.ts';
import { isReadyWithin, statusOf } from './health.ts';
import { onSmallDisk } from './mounts.ts';

const diskMegabytes = 420;
const leftFreeBytes = 24 * 1024 * 1024;
const recoveryMs = 30_000;
const maxBatches = 400;
const attempts = 8;

/** Fills the disk except for a small rest. */
function putFiller(folder: string) {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - leftFreeBytes), 1));
}

/** Texts that do not compress. */
const aBatch = (name: string) => ({
  items: Array.from({ length: 20 }, (_, at) => ({
    external_id: `${name}-${at}`,
    fields: { text: Buffer.from(crypto.getRandomValues(new Uint8Array(6_000))).toString('base64') },
  })),
});

/** Sends batches until the first failure. */
async function fillUp(send: Send, dataset: string) {
  const confirmed: string[] = [];
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const body = aBatch(`${batch}`);
    const answer = await send('POST', `/v1/datasets/${dataset}/records/bulk`, body).catch(() => undefined);
    if (answer?.status !== 201) return { confirmed, answer };
    confirmed.push(...body.items.map(({ external_id }) => external_id));
  }
  return { confirmed, answer: undefined };
}

/** A write to a full disk: 507 with a message, or 503 with `Retry-After` while PostgreSQL recovers. */
function problemOf(answer: ApiResponse | undefined) {
  if (!answer) return 'there was no answer';
  const isRefused = answer.status === 507 || (answer.status === 503 && answer.headers.has('retry-after'));
  const detail = /"detail":"[^"]{10,}"/.test(answer.text);
  return isRefused && detail ? undefined : `was answered with ${answer.status} ${answer.text.slice(0, 200)}`;
}

/** Retries while the disk is full; returns all answers. */
async function insist(send: Send, dataset: string): Promise<readonly (ApiResponse | undefined)[]> {
  const answers: (ApiResponse | undefined)[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    answers.push(await send('POST', `/v1/datasets/${dataset}/records/bulk`, aBatch('again')).catch(() => undefined));
  }
  return answers;
}

async function checkAfter(address: string, dataset: string, confirmed: readonly string[], tally: Tally) {
  const ask = asker(sender(address, await signIn(address)));
  const kept = new Set<string>();
  for (let offset = 0; ; offset += 1_000) {
    const { items } = await ask('GET', `/datasets/${dataset}/records?limit=1000&offset=${offset}`);
    for (const { external_id } of items) kept.add(external_id);
    if (items.length < 1_000) break;
  }
  const lost = confirmed.filter((id) => !kept.has(id));
  tally.check(
    'confirmed records once there is room',
    lost.length > 0 ? `${lost.length} of ${confirmed.length} lost` : undefined,
  );
  await ask('POST', `/datasets/${dataset}/records/bulk`, { items: [{ fields: { text: 'new' } }] });
}

async function aDataset(ask: Ask): Promise<string> {
  const { id: workspace_id } = await ask('POST', '/workspaces', { name: 'full' });
  const { id } = await ask('POST', '/datasets', { name: 'full', workspace_id });
  const text = { name: 'text', title: 'Text', required: true, settings: { type: 'text' } };
  for (const kind of ['fields', 'questions']) await ask('POST', `/datasets/${id}/${kind}`, text);
  await ask('PUT', `/datasets/${id}/publish`);
  return id;
}

async function fill(product: Product, folder: string, tally: Tally) {
  const { address } = product;
  const send = sender(address, await signIn(address));
  const dataset = await aDataset(asker(send));
  putFiller(folder);
  const { confirmed, answer } = await fillUp(send, dataset);
  const answers = [answer, ...(await insist(send, dataset))];
  for (const each of answers) tally.check('a request that finds the disk full', problemOf(each));
  const statuses = answers.map((each) => each?.status ?? 0);
  tally.check('the full disk', statuses.includes(507) ? undefined : `is in none of the answers: ${statuses}`);
  const status = await statusOf(`${address}/readyz`);
  tally.check('/readyz while the disk is full', status === 503 ? undefined : `is answered with ${status}`);
  rmSync(join(folder, 'filler'));
  const isReady = await isReadyWithin(address, recoveryMs);
  tally.check('the server once there is room', isReady ? undefined : `is not ready within ${recoveryMs} ms`);
  if (!isReady) await product.end();
  if (!isReady) await product.start();
  await checkAfter(address, dataset, confirmed, tally);
}

/** A full disk: the server reports it, and continues once there is space. */
export async function fullDisk(tally: Tally) {
  const isDone = await onSmallDisk(diskMegabytes, (folder) =>
    withHostileProduct('disk', (product) => fill(product, folder, tally), { DATA_DIR: folder }),
  );
  if (!isDone) tally.note('the full disk was left out: it takes root, who may mount a file system');
}
