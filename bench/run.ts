import { Product } from '../test/e2e/support/product.ts';
import { submitToPainted } from './annotate.ts';
import { report } from './figures.ts';
import { secondStart } from './start.ts';

const product = new Product(4688);
try {
  await product.start();
  const bounds = [...(await secondStart(product)), ...(await submitToPainted(product))];
  if (!report(bounds)) process.exitCode = 1;
} finally {
  await product.stop();
}
