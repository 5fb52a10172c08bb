import type { Page } from '@playwright/test';
import { caller } from '../caller.ts';
import { test as base, expect } from '../postil.ts';
import { besideHub, withProduct } from '../served.ts';

/** The product has one workspace, and imports from the local hub. */
export const test = base.extend<object, { readonly send: Awaited<ReturnType<typeof caller>> }>({
  product: [
    async ({ hub }, use) => withProduct('beside-hub', { DEMO: 'false', ...besideHub(hub) }, use),
    { scope: 'worker' },
  ],
  send: [
    async ({ product }, use) => {
      const send = await caller(product.address);
      await send('POST', '/workspaces', { name: 'team' });
      await use(send);
    },
    { scope: 'worker' },
  ],
  asksHub: true,
});

export const create = (page: Page) => page.getByRole('button', { name: 'Create dataset' });
export const nameOf = (page: Page) => page.getByLabel('Name', { exact: true });
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const uploads = (page: Page) => page.getByRole('complementary', { name: 'Uploads' });
export const question = (page: Page, name: string) => page.locator(`[data-plan-part="question ${name}"]`);

export async function openFromHub(page: Page, repository: string) {
  await page.goto(`/${encodeURIComponent(`examples/${repository}`)}`);
  await expect(create(page)).toBeVisible();
}

/** Waits until records can be answered; returns the id of the dataset. */
export async function created(page: Page): Promise<string> {
  await expect(page).toHaveURL(/annotation-mode/, { timeout: 40_000 });
  await expect(page.getByRole('region', { name: 'Your answer' }).locator('[data-question]').first()).toBeVisible();
  return /dataset\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

/** Opens the page for a new dataset, and picks a file. */
export async function pickFile(page: Page, name: string, content: string) {
  await page.goto('/new');
  await giveFile(page, name, content);
}

export async function giveFile(page: Page, name: string, content: string) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

export const rowsOf = (count: number, first = 1) =>
  Array.from(
    { length: count },
    (_, at) => `r${first + at},"Review ${first + at}, it came on time",${at % 2 ? 'bad' : 'good'}`,
  );
export const aTable = (count: number) => ['id,text,label', ...rowsOf(count)].join('\n');
