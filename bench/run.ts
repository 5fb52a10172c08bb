import { Product } from '../test/e2e/support/product.ts';
import { annotating } from './annotate.ts';
import { report } from './figures.ts';
import { choosingTerms } from './filters.ts';
import { manyAtOnce } from './many.ts';
import { benchServer } from './server/run.ts';
import { spanToPainted } from './spans.ts';
import { secondStart } from './start.ts';

const [part, size = '100000'] = process.argv.slice(2);

async function benchProduct() {
  const product = new Product(4688);
  try {
    await product.start();
    const many = async () => [...(await manyAtOnce(product)), ...(await choosingTerms(product))];
    if (part === 'many') return report(await many());
    return report([
      ...(await secondStart(product)),
      ...(await annotating(product)),
      ...(await many()),
      ...(await spanToPainted(product)),
    ]);
  } finally {
    await product.stop();
  }
}

/**
 * `npm run bench` measures what a person feels, `npm run bench -- many` only who finds and answers many records at
 * once, `npm run bench -- server [records]` what the server does.
 */
const keepsTo = part === 'server' ? await benchServer(Number(size)) : await benchProduct();
if (!keepsTo) process.exitCode = 1;
