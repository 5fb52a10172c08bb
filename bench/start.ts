import type { Product } from '../test/e2e/support/product.ts';
import type { Bound } from './figures.ts';
import { residentMegabytes } from './memory.ts';

const idleMs = 3_000;

/** Time until the second start answers, and memory of all processes once they are idle. */
export async function secondStart(product: Product): Promise<readonly Bound[]> {
  await product.end();
  const begun = performance.now();
  await product.start();
  const seconds = (performance.now() - begun) / 1000;
  await new Promise((resolve) => setTimeout(resolve, idleMs));

  return [
    { name: 'second start to answering', figure: seconds, limit: 2, unit: 's' },
    { name: 'resident memory of all processes', figure: residentMegabytes(product.pid), limit: 250, unit: 'MB' },
  ];
}
