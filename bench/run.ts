import { parseArgs } from 'node:util';
import { Product } from '../test/e2e/support/product.ts';
import { benchAgainst } from './against/run.ts';
import { annotating } from './annotate.ts';
import { report } from './figures.ts';
import { choosingTerms } from './filters.ts';
import { manyAtOnce } from './many.ts';
import { benchExport } from './server/exporting.ts';
import { benchServer } from './server/run.ts';
import { changingSettings } from './settings.ts';
import { spanToPainted } from './spans.ts';
import { secondStart } from './start.ts';

const {
  positionals: [part, size = '100000'],
  values: { against, key = '', records },
} = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, key: { type: 'string' }, records: { type: 'string', default: '10000' } },
});

async function benchProduct() {
  const product = new Product(4688);
  try {
    await product.start();
    const many = async () => [...(await manyAtOnce(product)), ...(await choosingTerms(product))];
    if (part === 'many') return report(await many());
    if (part === 'settings') return report(await changingSettings(product));
    return report([
      ...(await secondStart(product)),
      ...(await annotating(product)),
      ...(await many()),
      ...(await spanToPainted(product)),
      ...(await changingSettings(product)),
    ]);
  } finally {
    await product.stop();
  }
}

/**
 * `npm run bench` measures what users feel; `-- many` only finding and answering many records at once, `-- settings`
 * only changing settings, `-- server [records]` the server, `-- export [records]` writing files of records. `-- --against
 * URL --key KEY` compares with another server of the API.
 */
async function bench() {
  if (against !== undefined)
    return benchAgainst({ address: against.replace(/\/+$/, ''), key, records: Number(records) });
  if (part === 'server') return benchServer(Number(size));
  return part === 'export' ? benchExport(Number(size)) : benchProduct();
}

const keepsTo = await bench();
if (!keepsTo) process.exitCode = 1;
