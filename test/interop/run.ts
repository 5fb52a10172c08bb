/** Drives the product with the stock Python SDK; installs it first where it is not there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runAloud } from '../../tools/run.ts';
import { owner, Product } from '../e2e/support/product.ts';

const packages = ['argilla==2.8.0', 'requests', 'standardwebhooks'];
const folder = '.cache/interop';
const python = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin', 'python');
const port = 4719;

async function install() {
  if (existsSync(join(folder, 'ready'))) return;
  const steps = [
    ['python3', '-m', 'venv', folder],
    [python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages],
    [python, '-c', `open('${folder}/ready', 'w')`],
  ];
  for (const step of steps) if (!(await runAloud(step))) throw new Error(`failed: ${step.join(' ')}`);
}

async function ownerKey(address: string) {
  const token = await fetch(`${address}/api/v1/token`, { method: 'POST', body: new URLSearchParams(owner) });
  const { access_token } = (await token.json()) as { access_token: string };
  const me = await fetch(`${address}/api/v1/me`, { headers: { Authorization: `Bearer ${access_token}` } });
  return ((await me.json()) as { api_key: string }).api_key;
}

const product = new Product(port, { FETCH_ALLOW: '127.0.0.1' });
try {
  await install();
  await product.start();
  const { address } = product;
  const passed = await runAloud([python, 'test/interop/sdk.py', address, await ownerKey(address), '--webhooks']);
  process.exitCode = passed ? 0 : 1;
} finally {
  await product.stop();
}
