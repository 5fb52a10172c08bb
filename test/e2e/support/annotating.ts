import type { Page } from '@playwright/test';
import { caller } from './caller.ts';
import { addressOf, expect, signIn } from './postil.ts';
import { owner } from './product.ts';

export const record = (page: Page) => page.getByRole('article');
export const chip = (page: Page) => page.getByRole('banner').getByRole('status');

interface Named {
  readonly id: string;
  readonly name: string;
}

async function annotationPath(page: Page, dataset: string) {
  const send = await caller(await addressOf(page));
  const { items } = await send<{ readonly items: readonly Named[] }>('GET', '/me/datasets');
  const found = items.find(({ name }) => name === dataset);
  if (!found) throw new Error(`no dataset is called ${dataset}`);
  return `/dataset/${found.id}/annotation-mode`;
}

/** Signs in and opens the dataset by its address, which takes half the time of the way over the home page. */
export async function open(page: Page, dataset = 'Product reviews', query = '') {
  await signIn(page, owner, `${await annotationPath(page, dataset)}${query}`);
  await expect(record(page).first()).toBeVisible();
}

export const text = (page: Page) => record(page).getByRole('region').first().getByRole('paragraph');
export const textOf = (page: Page) => text(page).innerText();

/** Number of the reader's answers with a status, from the server. */
export async function answersOnServer(page: Page, status: string) {
  const id = /dataset\/([^/]+)\//.exec(page.url())?.[1];
  const token = await page.evaluate(() => localStorage.getItem('auth.token'));
  const found = await page.request.post(`/api/v1/me/datasets/${id}/records/search?include=responses&limit=500`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      filters: { and: [{ type: 'terms', scope: { entity: 'response', property: 'status' }, values: [status] }] },
    },
  });
  const { items } = (await found.json()) as {
    items: { record: { id: string; fields: Record<string, string>; responses: { values: unknown }[] } }[];
  };
  return items.map(({ record: each }) => ({ text: Object.values(each.fields)[0], answer: each.responses[0]?.values }));
}
