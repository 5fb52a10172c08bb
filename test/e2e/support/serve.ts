import { execFileSync } from 'node:child_process';
import { argillaPort, e2ePort, onArgillaPort } from './port.ts';
import { Product } from './product.ts';

const argilla = new Product(argillaPort, {}, 'inherit', ['--import', 'tsx', 'test/support/argilla/server.ts']);
const products = [argilla, new Product(e2ePort), new Product(onArgillaPort, { API_URL: argilla.address })];

const stop = async () => {
  for (const product of [...products].reverse()) await product.stop();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], { stdio: 'inherit' }); // not every product builds itself
for (const product of products) await product.start();
