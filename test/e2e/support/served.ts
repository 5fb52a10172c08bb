import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { offerExamples } from '../../support/hub/example-tables.ts';
import { aHub, type FakeHub } from '../../support/hub/fake-hub.ts';
import { behindSlowProxy } from '../../support/slow-wire/slow-proxy.ts';
import { slowWire } from '../../support/slow-wire/slow-wire.ts';
import { withdrawDemoAnswers } from './demo-answers.ts';
import { Product } from './product.ts';

/** API behind the web application: Postil's server, or one with Argilla's API alone. */
export type Server = 'postil' | 'argilla';

export interface Served {
  readonly server: Server;
  /** A hub on this machine with an example of every kind of dataset. */
  readonly hub: FakeHub;
  readonly product: Product;
  readonly address: string;
}

const logs = '.cache/product-logs';

/** Starts the product for one worker; its log goes to a file. */
export async function withProduct(
  name: string,
  settings: Readonly<Record<string, string>>,
  use: (product: Product) => Promise<void>,
  program?: readonly string[],
) {
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, `${name}-${process.pid}.log`), 'a');
  const product = new Product(0, settings, log, program);
  try {
    await product.start();
    await use(product);
  } finally {
    await product.stop();
    closeSync(log);
  }
}

export const besideHub = ({ url }: FakeHub) => ({ HUB_URL: url, HUB_DATASETS_URL: url });

const onlyArgilla = ['--import', 'tsx', 'test/support/argilla/server.ts'];

/** Each worker has its own hub and product, started by the first test that needs them. */
export const servedTest = base.extend<{ readonly demoAnswers: undefined }, Served>({
  server: ['postil', { option: true, scope: 'worker' }],
  hub: [
    async ({ browserName: _ }, use) => {
      const hub = await aHub();
      offerExamples(hub);
      await use(hub);
      await hub.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ server, hub }, use) => {
      const settings = besideHub(hub);
      if (server === 'postil') return withProduct('postil', settings, use);
      await withProduct(
        'argilla',
        {},
        (other) => withProduct('on-argilla', { ...settings, API_URL: other.address }, use),
        onlyArgilla,
      );
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ product: { address } }, use) => (slowWire === 0 ? use(address) : behindSlowProxy(address, use)),
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  demoAnswers: [
    async ({ product }, use) => {
      await use(undefined);
      await withdrawDemoAnswers(product.address);
    },
    { auto: true },
  ],
});
