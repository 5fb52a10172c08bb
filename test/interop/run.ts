/**
 * Drives the product with the stock Python SDK, and installs the SDK if it is missing. `--url ADDRESS --key OWNER_KEY`
 * drives a running server, such as Argilla; `--webhooks` says that this server can reach a port of this machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAloud } from '../../tools/run.ts';
import { owner, Product } from '../e2e/support/product.ts';

const packages = [
  ...['argilla==2.8.0', 'requests==2.34.2', 'standardwebhooks==1.1.0'],
  ...['krippendorff==0.9.0', 'nltk==3.10.4', 'scikit-learn==1.9.1', 'statsmodels==0.15.0', 'scipy', 'pandas'],
];
/** It requires an older NumPy than the SDK, but runs with a newer one. */
const withoutRequirements = 'irrCAC==0.4.4';
const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
const installedText = [...packages, withoutRequirements].join('\n');
const folder = '.cache/interop';
const ready = join(folder, 'ready');
const python = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin', 'python');
const port = 4719;

function installed() {
  try {
    return readFileSync(ready, 'utf8') === installedText;
  } catch {
    return false;
  }
}

async function install() {
  if (installed()) return;
  const steps = [
    ['python3', '-m', 'venv', folder],
    [python, ...pip, ...packages],
    [python, ...pip, '--no-deps', withoutRequirements],
  ];
  for (const step of steps) if (!(await runAloud(step))) throw new Error(`failed: ${step.join(' ')}`);
  writeFileSync(ready, installedText);
}

async function ownerKey(address: string) {
  const token = await fetch(`${address}/api/v1/token`, { method: 'POST', body: new URLSearchParams(owner) });
  const { access_token } = (await token.json()) as { access_token: string };
  const me = await fetch(`${address}/api/v1/me`, { headers: { Authorization: `Bearer ${access_token}` } });
  return ((await me.json()) as { api_key: string }).api_key;
}

const drive = (address: string, key: string, more: readonly string[]) =>
  runAloud([python, 'test/interop/sdk.py', address, key, ...more]);

async function driveOurs() {
  const product = new Product(port, { FETCH_ALLOW: '127.0.0.1' });
  try {
    await product.start();
    const more = ['--webhooks', `--data-dir=${product.folder}`];
    return await drive(product.address, await ownerKey(product.address), more);
  } finally {
    await product.stop();
  }
}

const {
  url,
  key = '',
  webhooks,
} = parseArgs({
  options: { url: { type: 'string' }, key: { type: 'string' }, webhooks: { type: 'boolean' } },
}).values;
await install();
const passed = url === undefined ? await driveOurs() : await drive(url, key, webhooks ? ['--webhooks'] : []);
process.exitCode = passed ? 0 : 1;
