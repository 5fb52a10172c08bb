import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { caller } from '../test/e2e/support/caller.ts';
import { owner, type Product } from '../test/e2e/support/product.ts';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';

export async function inBrowser<T>(product: Product, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium or Chrome was found');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const context = await browser.newContext({ baseURL: product.address });
    await signIn(await context.newPage());
    return await work(context);
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page) {
  await page.goto('/sign-in');
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Product reviews/ }).waitFor();
  await page.close();
}

interface Item {
  readonly id: string;
}

const batchSize = 500;

/**
 * Creates a dataset of short texts with one question, optionally with a distinct term for each record; returns the path
 * of its page.
 */
export async function aDataset(
  { address }: Product,
  name: string,
  settings: object,
  records: number,
  termOf?: (at: number) => string,
) {
  const send = await caller(address);
  const { items } = await send<{ items: readonly Item[] }>('GET', '/me/workspaces');
  const { id } = await send<Item>('POST', '/datasets', { name, workspace_id: items[0]?.id });
  const field = { name: 'text', title: 'Text', required: true, settings: { type: 'text' } };
  await send('POST', `/datasets/${id}/fields`, field);
  await send('POST', `/datasets/${id}/questions`, { name: 'label', title: 'Label', required: true, settings });
  const terms = { name: 'source', title: 'Source', settings: { type: 'terms' } };
  if (termOf) await send('POST', `/datasets/${id}/metadata-properties`, terms);
  await send('PUT', `/datasets/${id}/publish`);
  const all = Array.from({ length: records }, (_, at) => ({
    fields: { text: `Record ${at}, as short as they come` },
    ...(termOf && { metadata: { source: termOf(at) } }),
  }));
  for (let at = 0; at < all.length; at += batchSize)
    await send('POST', `/datasets/${id}/records/bulk`, { items: all.slice(at, at + batchSize) });
  const answers = async () => {
    const metrics = await send<{ responses: { submitted: number } }>('GET', `/me/datasets/${id}/metrics`);
    return metrics.responses.submitted;
  };
  return { path: `/dataset/${id}/annotation-mode`, answers };
}

export const options = (...values: readonly string[]) => values.map((value) => ({ value, text: value }));
