import { readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Product } from '../../e2e/support/product.ts';
import type { Send } from '../support/client.ts';
import type { Tally } from '../support/tally.ts';

interface Raw {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Sends a path unchanged; `fetch` would normalise it. */
const raw = (address: string, path: string) =>
  new Promise<Raw>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method: 'GET' }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

const traversals = [
  '/../package.json',
  '/../../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '//etc/passwd',
  '/assets//etc/passwd',
  '/assets/%00.js',
  '/assets/%c0%ae%c0%ae/package.json',
  '/api/../../package.json',
] as const;

/** GHSA-cpmr-mw4j-99r7 and GHSA-q9m2-fhv9-3jcf: no path leads out of the folder of the pages. */
async function traversal({ address }: Product, tally: Tally) {
  for (const path of traversals) {
    const { text } = await raw(address, path);
    tally.check(`the path ${path}`, /root:x:|"devDependencies"/.test(text) ? text.slice(0, 100) : undefined);
  }
}

const reflected = '<script>alert(1)</script>';

/** CVE-2025-25296: no answer returns text of the request as HTML. */
async function reflection({ address }: Product, tally: Tally) {
  const coded = encodeURIComponent(reflected);
  const paths = [
    `/api/v1/${coded}`,
    `/api/v1/datasets/${coded}`,
    `/api/v1/me/datasets?name=${coded}`,
    `/api/v1/oauth2/providers/${coded}/authentication`,
    `/${coded}`,
    `/dataset/${coded}/annotation-mode?search=${coded}`,
    `/assets/${coded}`,
  ];
  for (const path of paths) {
    const { type, text } = await raw(address, path);
    const isPage = type.includes('html') && text.includes(reflected);
    tally.check(`what ${path} gives back`, isPage ? text.slice(0, 200) : undefined);
  }
}

const closed = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://[::1]/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1.:80/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'http://user:secret@example.org/',
] as const;

/** CVE-2023-47116 and similar: webhooks reach neither this machine nor its network. */
async function internalAddresses(send: Send, tally: Tally) {
  for (const url of closed) {
    const { status, text } = await send('POST', '/v1/webhooks', { url, events: ['record.created'] });
    tally.check(`a webhook for ${url}`, status === 422 ? undefined : `${status} ${text.slice(0, 200)}`);
  }
}

const paths = [
  'password_hash',
  'workspace.users.password_hash',
  '__proto__',
  'constructor.prototype',
  'users__password',
  '"; SELECT 1',
  'api_key',
  'id) OR (1=1',
] as const;

/** CVE-2023-47117: filters and sorts accept only names from the settings of the dataset. */
async function filterPaths(send: Send, dataset: string, tally: Tally) {
  const at = `/v1/me/datasets/${dataset}/records/search`;
  for (const path of paths)
    for (const scope of [
      { entity: 'record', property: path },
      { entity: 'metadata', metadata_property: path },
      { entity: 'response', question: path },
      { entity: path, property: 'id' },
    ]) {
      const filters = { and: [{ type: 'terms', scope, values: ['x'] }] };
      for (const body of [{ filters }, { sort: [{ scope, order: 'asc' }] }]) {
        const { status, text } = await send('POST', at, body);
        tally.check(
          `a search by ${JSON.stringify(scope)}`,
          status === 422 ? undefined : `${status} ${text.slice(0, 200)}`,
        );
      }
    }
}

/** CVE-2023-43791: each installation has secrets of its own, which only its user can read. */
function ownSecrets(one: Product, other: Product, tally: Tally) {
  const [first, second] = [one, other].map(({ folder }) => readFileSync(join(folder, 'secrets.json'), 'utf8'));
  tally.check('the secrets of two installations', first === second ? 'are the same' : undefined);
  const mode = statSync(join(one.folder, 'secrets.json')).mode % 0o1000;
  tally.check('the secrets on the disk', mode === 0o600 ? undefined : `have the mode ${mode.toString(8)}`);
}

const headers = { 'x-content-type-options': 'nosniff', 'content-security-policy': 'none' } as const;

/**
 * GHSA-q68h-xwq5-mm7x and similar: a browser that opens an answer directly shows it as data, and runs nothing of it.
 */
async function answersAreData(send: Send, dataset: string, tally: Tally) {
  for (const path of [
    '/v1/me',
    `/v1/datasets/${dataset}`,
    `/v1/datasets/${dataset}/records`,
    '/v1/users',
    '/v1/unknown',
  ]) {
    const answer = await send('GET', path);
    for (const [name, value] of Object.entries(headers))
      tally.check(
        `${name} of ${path}`,
        answer.headers.get(name)?.includes(value) ? undefined : `is ${answer.headers.get(name)}`,
      );
  }
}

export async function advisories({
  product,
  other,
  send,
  dataset,
  tally,
}: {
  product: Product;
  other: Product;
  send: Send;
  dataset: string;
  tally: Tally;
}) {
  await traversal(product, tally);
  await reflection(product, tally);
  await internalAddresses(send, tally);
  await filterPaths(send, dataset, tally);
  await answersAreData(send, dataset, tally);
  ownSecrets(product, other, tally);
}
