import { execFileSync } from 'node:child_process';
import { offerExamples } from '../../support/hub/example-tables.ts';
import { aHub } from '../../support/hub/fake-hub.ts';
import { besideHub } from './creating/common-hub.ts';
import { argillaPort, commonHubPort, e2ePort, onArgillaPort } from './port.ts';
import { Product } from './product.ts';

const argilla = new Product(argillaPort, {}, 'inherit', ['--import', 'tsx', 'test/support/argilla/server.ts']);
const products = [
  argilla,
  new Product(e2ePort, besideHub),
  new Product(onArgillaPort, { ...besideHub, API_URL: argilla.address }),
];

const stop = async () => {
  for (const product of [...products].reverse()) await product.stop();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], { stdio: 'inherit' }); // not every product builds itself
offerExamples(await aHub(commonHubPort));
for (const product of products) await product.start();
