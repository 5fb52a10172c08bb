import { type ExportFormat, exportFormats } from '../../src/domain/datasets/exporting/export-order.ts';
import { owner, Product } from '../../test/e2e/support/product.ts';
import { type Bound, percentile, report } from '../figures.ts';
import { residentMegabytes } from '../memory.ts';
import { Caller } from './caller.ts';
import { loadTexts } from './load.ts';

const port = 4721;
const rounds = 5;
const smallRecords = 10_000;

interface Order {
  readonly format: ExportFormat;
  readonly search?: object;
}

interface Fetched {
  readonly milliseconds: number;
  readonly megabytes: number;
  /** Peak memory of all processes. */
  readonly resident: number;
}

/** Discards the file while it arrives. */
async function fetchFile(product: Product, key: string, dataset: string, order: Order): Promise<Fetched> {
  const begun = performance.now();
  const answer = await fetch(`${product.address}/api/ext/v1/datasets/${dataset}/file`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok || !answer.body) throw new Error(`export: ${answer.status} ${await answer.text()}`);
  let [bytes, resident, looked] = [0, 0, 0];
  for await (const piece of answer.body) {
    bytes += piece.length;
    if (performance.now() - looked < 200) continue;
    looked = performance.now();
    resident = Math.max(resident, residentMegabytes(product.pid));
  }
  return { milliseconds: performance.now() - begun, megabytes: bytes / 1e6, resident };
}

async function tokenOf({ address }: Product): Promise<string> {
  const answer = await fetch(`${address}/api/v1/token`, { method: 'POST', body: new URLSearchParams(owner) });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const tables = exportFormats.filter((format) => format !== 'conll');

async function timed(product: Product, token: string, dataset: string): Promise<readonly Bound[]> {
  const bounds: Bound[] = [];
  for (const format of tables) {
    const figures: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      figures.push((await fetchFile(product, token, dataset, { format })).milliseconds);
    bounds.push({
      name: `${smallRecords} records as ${format}`,
      figure: percentile(figures, 0.5),
      limit: 1000,
      unit: 'ms',
    });
  }
  return bounds;
}

const pending = {
  filters: { and: [{ type: 'terms', scope: { entity: 'record', property: 'status' }, values: ['pending'] }] },
};
const orders: Readonly<Record<string, Order>> = {
  ...Object.fromEntries(tables.map((format) => [format, { format }])),
  'jsonl of a search': { format: 'jsonl', search: pending },
};

/** The first export fills the caches of PostgreSQL, which would count as memory of the export. */
async function growth(product: Product, token: string, dataset: string, records: number): Promise<readonly Bound[]> {
  await fetchFile(product, token, dataset, { format: 'jsonl' });
  const bounds: Bound[] = [];
  for (const [name, order] of Object.entries(orders)) {
    const before = residentMegabytes(product.pid);
    const { milliseconds, megabytes, resident } = await fetchFile(product, token, dataset, order);
    console.log(
      `     ${records} records as ${name}: ${(milliseconds / 1000).toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
    );
    bounds.push({ name: `more memory for ${name}`, figure: resident - before, limit: 50, unit: 'MB' });
  }
  return bounds;
}

export async function benchExport(records: number): Promise<boolean> {
  const product = new Product(port, { DEMO: 'false' });
  try {
    await product.start();
    const boss = await new Caller(port, '').signIn(owner.username, owner.password);
    const { id } = await boss.get('POST', '/workspaces', { name: 'bench' });
    const few = await loadTexts(boss, id, smallRecords);
    const many = await loadTexts(boss, id, records);
    const token = await tokenOf(product);
    const bounds = [
      ...(await timed(product, token, few.dataset)),
      ...(await growth(product, token, many.dataset, records)),
    ];
    return report(bounds);
  } finally {
    await product.stop();
  }
}
