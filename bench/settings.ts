import type { Locator, Page } from '@playwright/test';
import { caller } from '../test/e2e/support/caller.ts';
import type { Product } from '../test/e2e/support/product.ts';
import { inBrowser } from './browser.ts';
import { type Bound, percentile } from './figures.ts';

const questions = 50;
const labels = 500;
const text = 'as long as a title may well be';
const keyIntervalMs = 60;

interface Item {
  readonly id: string;
}

async function aDataset({ address }: Product): Promise<string> {
  const send = await caller(address);
  const { items } = await send<{ items: readonly Item[] }>('GET', '/me/workspaces');
  const { id } = await send<Item>('POST', '/datasets', { name: 'Very many labels', workspace_id: items[0]?.id });
  const field = { name: 'text', title: 'Text', required: true, settings: { type: 'text' } };
  await send('POST', `/datasets/${id}/fields`, field);
  const options = Array.from({ length: labels }, (_, at) => ({ value: `v${at}`, text: `Label ${at}` }));
  for (let at = 0; at < questions; at += 1) {
    const question = { name: `q${at}`, title: `Question ${at}`, required: at === 0 };
    await send('POST', `/datasets/${id}/questions`, { ...question, settings: { type: 'label_selection', options } });
  }
  await send('PUT', `/datasets/${id}/publish`);
  return `/dataset/${id}/settings?tab=questions`;
}

/** Latency of a key in the settings of a dataset with thousands of labels. */
export async function changingSettings(product: Product): Promise<readonly Bound[]> {
  const path = await aDataset(product);
  return inBrowser(product, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    await page.goto(path);
    await page.getByRole('button', { name: 'q25', exact: true }).click();
    const item = page.getByRole('form', { name: 'q25', exact: true });
    const title = await typed(page, item.getByRole('textbox', { name: 'Title' }));
    await item.getByText(`${labels} labels`).click();
    const label = await typed(page, item.getByRole('textbox', { name: 'Text of label v3', exact: true }));
    return [bound('key in the title', title), bound('key in one of the labels', label)];
  });
}

const bound = (name: string, figures: readonly number[]): Bound => ({
  name: `${name} of ${questions} questions of ${labels} labels, until the page is repainted, p95`,
  figure: percentile(figures, 0.95),
  limit: 16,
  unit: 'ms',
});

async function typed(page: Page, box: Locator): Promise<readonly number[]> {
  await box.click();
  await box.press('End');
  await box.pressSequentially(text, { delay: keyIntervalMs }); // warms up: the first key loads its chunk
  const before = await page.evaluate(() => (globalThis as unknown as { figures: number[] }).figures.length);
  await box.pressSequentially(text, { delay: keyIntervalMs });
  return page.evaluate((from) => (globalThis as unknown as { figures: number[] }).figures.slice(from), before);
}

/** Measures from the key until the layout is complete. Runs in the page, so it can use no names from outside. */
function watchKeys() {
  const figures: number[] = [];
  Object.assign(globalThis, { figures });
  let began = 0;
  addEventListener(
    'keydown',
    () => {
      began = performance.now();
    },
    { capture: true },
  );
  // on `input`, because after keyup the page has drawn everything already
  addEventListener('input', () => {
    document.documentElement.getBoundingClientRect();
    figures.push(performance.now() - began);
  });
}
