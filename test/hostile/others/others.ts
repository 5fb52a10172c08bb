import { chromium } from '@playwright/test';
import { launching } from '../../../tools/chromium.ts';
import { asker, sender, signIn } from '../support/client.ts';
import type { Suite, Task } from '../support/suite.ts';
import { withHostileProduct } from '../support/with-product.ts';
import { havePython } from './python.ts';
import { schemathesis } from './schemathesis.ts';
import { screenReader } from './screen-reader.ts';
import { secondEngine, signedInScreens, signedOutScreens } from './second-engine.ts';
import { unicodeBreaks } from './unicode-breaks.ts';
import { webhookLibraries } from './webhook-libraries.ts';

const seconds = 120;

async function run({ seed, isLong, tally }: Task) {
  const hasPython = await havePython(isLong);
  if (!hasPython) tally.note('what takes Python packages was left out; the long form installs them');
  await unicodeBreaks(tally);
  const browser = await chromium.launch(launching());
  try {
    await withHostileProduct(
      'others',
      async (product) => {
        const { address } = product;
        const token = await signIn(address);
        await webhookLibraries(product, hasPython, tally);
        await screenReader(browser, address, token, tally);
        if (!isLong) return;
        const context = await browser.newContext();
        await context.addInitScript((value) => localStorage.setItem('auth.token', value), token);
        const { items } = await asker(sender(address, token))('GET', '/me/datasets');
        await secondEngine(await browser.newContext(), address, signedOutScreens, tally);
        await secondEngine(context, address, signedInScreens(items[0].id), tally);
        if (hasPython) await schemathesis(product, seed, seconds, tally);
      },
      { DEMO: 'true' },
    );
  } finally {
    await browser.close();
  }
}

/** Test programs of other projects. */
export const others: Suite = { name: 'others', run };
