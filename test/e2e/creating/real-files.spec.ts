import type { Page } from '@playwright/test';
import { caller } from '../support/caller.ts';
import { create, created, part } from '../support/creating/beside-hub.ts';
import { chatPairs, markedNames, messyReviews } from '../support/creating/real-files.ts';
import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { bringToken, expect, test } from '../support/postil.ts';
import { reach } from '../support/reach.ts';

test.beforeEach(({ page }) => bringToken(page));

/** Chooses a file by keyboard: one decision. */
async function chooseFile(page: Page, name: string, content: string) {
  await page.goto('/new');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const chooser = page.waitForEvent('filechooser'); // waiting must begin before the key that opens the chooser
  await reach(page, page.getByRole('button', { name: 'Choose file' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await expect(create(page)).toBeVisible();
}

async function press(page: Page) {
  await reach(page, create(page));
  await page.keyboard.press('Enter');
  return created(page);
}

interface Sent {
  readonly items: readonly {
    readonly external_id: string;
    readonly metadata: Readonly<Record<string, unknown>> | null;
    readonly suggestions: readonly { readonly value: unknown }[];
  }[];
  readonly total: number;
}

async function recordsOf(address: string, id: string) {
  const send = await caller(address);
  return send<Sent>('GET', `/datasets/${id}/records?include=suggestions&limit=1000`);
}

test('500 messy reviews get their first label after three decisions, and all 500 are there', async ({
  page,
  product,
}) => {
  await chooseFile(page, `reviews ${Date.now()}.csv`, messyReviews(500));
  await expect(part(page, 'Questions').getByRole('heading', { level: 3 })).toHaveText(['sentiment']);
  await expect(part(page, 'Questions').getByLabel('Labels')).toHaveValue('negative, positive, neutral');
  await expect(page.getByLabel('Record ID')).toHaveValue('review_id');

  const id = await press(page);
  await page.keyboard.press('1');

  await expect(page.getByText('Review 1: it came late')).toBeVisible();
  await expect.poll(async () => (await recordsOf(product.address, id)).total).toBe(500);
  const { items } = await recordsOf(product.address, id);
  const values = items.flatMap(({ suggestions }) => suggestions.map(({ value }) => value));
  expect(new Set(values)).toEqual(new Set(['negative', 'positive', 'neutral']));
  expect(values).toHaveLength(400);
  expect(items.find(({ external_id }) => external_id === 'R-1000')?.metadata).toEqual({
    date: '2024-01-01',
    product: 'Kettle',
  });
});

test('replies to chats are compared after two decisions, by the names of their columns', async ({ page, product }) => {
  await chooseFile(page, `chats ${Date.now()}.jsonl`, chatPairs(40));
  const compare = page.getByRole('button', { name: 'Compare two' });
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(part(page, 'Questions').getByLabel('Labels')).toHaveValue('response_a, response_b, equally good');
  await page.keyboard.press('Control+s');

  const id = await created(page);
  await page.keyboard.press('2');

  await expect(page.getByText('How do I boil 2 eggs?')).toBeVisible();
  await expect.poll(async () => (await recordsOf(product.address, id)).total).toBe(40);
  const { items } = await recordsOf(product.address, id);
  expect(items[0]?.metadata).toEqual({ model_a: 'alpha', model_b: 'beta', language: 'en', turns: 1 });
});

test('a messy file and the tasks have no axe violations in any theme and on a narrow screen', async ({ page }) => {
  await bringAxe(page);
  const twice = `${messyReviews(20)}\nR-1000,,,,,,,\n`.replace('review_id', 'id');
  await chooseFile(page, 'twice.csv', twice);
  await page.getByRole('button', { name: 'Ask this stars' }).click();
  await part(page, 'Fields').getByText('Rename').first().click();
  await expect(part(page, 'Left out').getByText('1 row without content in the fields')).toBeVisible();

  expect(await breachesEverywhere(page)).toEqual([]);
});

test('sentences with names get their first marks after three decisions', async ({ page, product }) => {
  await chooseFile(page, `names ${Date.now()}.jsonl`, markedNames(40));
  await expect(part(page, 'Questions').getByRole('heading', { level: 3 })).toHaveText(['entities']);

  const id = await press(page);
  await page.keyboard.press('Enter');

  await expect(page.getByText('on day 2.')).toBeVisible();
  await expect.poll(async () => (await recordsOf(product.address, id)).total).toBe(40);
  const { items } = await recordsOf(product.address, id);
  expect(items.filter(({ suggestions }) => suggestions.length > 0)).toHaveLength(32);
});
