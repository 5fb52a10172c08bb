import { chromium } from '@playwright/test';
import { launching } from '../../../tools/chromium.ts';
import { Trap } from '../../e2e/support/template/trap.ts';
import { sender, signIn } from '../support/client.ts';
import type { Suite, Task } from '../support/suite.ts';
import { withHostileProduct } from '../support/with-product.ts';
import { advisories } from './advisories.ts';
import { HostileEntities } from './entities.ts';
import { visitAll } from './visits.ts';

/** Webhooks may not reach this machine, so that the checks see the refusals. */
const settings = { FETCH_ALLOW: '' };

async function run({ tally, isLong }: Task) {
  const trap = new Trap();
  await trap.start();
  const browser = await chromium.launch(launching());
  try {
    await withHostileProduct('corpus-other', (other) =>
      withHostileProduct(
        'corpus',
        async (product) => {
          const { address } = product;
          const token = await signIn(address);
          const send = sender(address, token);
          const data = await new HostileEntities(send, tally, trap.address).fill();
          await advisories({ product, other, send, dataset: data.plain, tally });
          const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
          await context.addInitScript((value) => {
            if (window.top === window) localStorage.setItem('auth.token', value);
          }, token);
          await visitAll({ context, address, data, trap, tally, isLong });
        },
        settings,
      ),
    );
  } finally {
    await browser.close();
    trap.stop();
  }
}

/** Hostile texts in every text of every entity, and every screen opened on them. */
export const corpus: Suite = { name: 'corpus', run };
