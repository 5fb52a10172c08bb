import type { BrowserContext, Page } from '@playwright/test';
import { caller } from '../test/e2e/support/caller.ts';
import { messyReviews } from '../test/e2e/support/creating/real-files.ts';
import type { Product } from '../test/e2e/support/product.ts';

const ana = { username: 'ana', first_name: 'Ana', password: 'a first password' };

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Made {
  readonly id: string;
}

async function addAnnotator({ address }: Product) {
  const send = await caller(address);
  const { items } = await send<{ items: readonly Made[] }>('GET', '/me/workspaces');
  const { id } = await send<Made>('POST', '/users', { ...ana, role: 'annotator' });
  await send('POST', `/workspaces/${items[0]?.id}/users`, { user_id: id });
}

type Take = (name: string) => Promise<unknown>;

const takeOn =
  (page: Page): Take =>
  (name) =>
    page.screenshot({ path: `docs/pictures/first-minutes/${name}.png`, animations: 'disabled' });

/** A newcomer signs in, answers ten records, undoes one, and looks at guidelines and progress. */
async function annotate(page: Page, take: Take) {
  await page.goto('/');
  await page.getByLabel('Username').fill(ana.username);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await take('sign-in');
  await page.keyboard.press('Enter');
  const dataset = page.locator('[data-dataset]').filter({ hasText: 'Product reviews' });
  await dataset.getByRole('link', { name: 'Start' }).waitFor();
  await page.getByRole('complementary').getByText('Answer by keyboard').waitFor();
  await take('datasets');

  await dataset.getByRole('link', { name: 'Start' }).click();
  const record = page.getByRole('article');
  await record.waitFor();
  await page.getByRole('heading', { name: 'What does the writer feel?' }).waitFor();
  await take('first-record');

  for (let answered = 1; answered <= 10; answered += 1) {
    await page.keyboard.press(answered % 3 === 0 ? '2' : '1');
    await page.getByRole('article', { name: `Record ${answered + 1}` }).waitFor();
  }
  await page.getByText('You: 10 submitted').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await take('ten-answers');

  await page.keyboard.press('Control+z');
  await page.getByText('Undone: submit').waitFor();
  await page.getByText('You: 9 submitted').waitFor();
  await take('undone');

  await page.getByRole('button', { name: /^Progress/ }).click();
  await page.getByRole('region', { name: 'Team' }).waitFor();
  await take('progress');
}

/** An admin creates a dataset from a file and answers its first record. */
async function createFromFile(page: Page, take: Take) {
  await page.goto('/');
  await page.getByRole('link', { name: 'New dataset' }).click();
  await page.getByRole('button', { name: 'Choose file' }).waitFor();
  await take('new-dataset');

  const csv = { name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(messyReviews(500)) };
  await page.locator('input[type=file]').setInputFiles(csv);
  await page.getByText('500 records').waitFor();
  await take('summary');

  await page.getByRole('button', { name: 'Create dataset' }).click();
  await page.getByRole('article').waitFor();
  await page.getByText('Review 0:').waitFor();
  await page.getByRole('option', { name: 'Pending (500)' }).waitFor({ state: 'attached' });
  await take('created');
}

/** Takes the pictures of docs/first-minutes.md. */
export async function takeFirstMinutes(product: Product, admins: BrowserContext, size: Size) {
  await addAnnotator(product);
  const context = await admins.browser()?.newContext({ baseURL: product.address, viewport: size });
  const walks = [
    [await context?.newPage(), annotate],
    [await admins.newPage(), createFromFile],
  ] as const;
  for (const [page, walk] of walks) {
    await page?.setViewportSize(size);
    if (page) await walk(page, takeOn(page));
  }
}
