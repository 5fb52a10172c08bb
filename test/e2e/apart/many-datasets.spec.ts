import type { Page } from '@playwright/test';
import { caller, makeDataset } from '../support/caller.ts';
import { aDatabase, manyDatasets } from '../support/plain-database.ts';
import { test as base, breaches, expect, signIn } from '../support/postil.ts';
import { withProduct } from '../support/served.ts';

const password = 'another long password';
const people = { annotator: { username: 'ann', password }, admin: { username: 'boss', password } };
/** A loaded machine needs time for a thousand rows. */
const patiently = { timeout: 20_000 };
const longName = 'A name without an end '.repeat(9).trim();

const test = base.extend<object, { readonly live: Awaited<ReturnType<typeof makeDataset>> }>({
  product: [
    async ({ browserName: _ }, use) => {
      const database = await aDatabase();
      await withProduct('many-datasets', { DEMO: 'false', DATABASE_URL: database.url }, async (product) => {
        const send = await caller(product.address);
        for (const [role, { username }] of Object.entries(people))
          await send('POST', '/users', { username, first_name: username, password, role });
        const { id } = await send<{ id: string }>('POST', '/workspaces', { name: 'many' });
        await manyDatasets(database.db, id, 997);
        for (const name of [longName, 'مراجعات 🦊']) await makeDataset(send, name, id);
        await use(product);
      });
      await database.close();
    },
    { scope: 'worker' },
  ],
  /** The newest dataset of the list, which the tests change. */
  live: [
    async ({ product }, use) => {
      const send = await caller(product.address);
      const { items } = await send<{ items: readonly { readonly id: string }[] }>('GET', '/me/workspaces');
      await use(await makeDataset(send, 'live', items[0]?.id ?? ''));
    },
    { scope: 'worker', auto: true },
  ],
});
test.slow();

const row = (page: Page, name: string) => page.locator('[data-dataset]').filter({ hasText: name });

/** Records layout shifts. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifted: () => shifts.reduce((sum, value) => sum + value, 0) });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: () => number }).shifted());

test.describe('the home page with 1,000 datasets', () => {
  test('loads with one request to the API and without layout shifts', async ({ page }) => {
    await signIn(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/first-answers\/|^\/api\/.*(datasets|workspaces)/.test(pathname)) asked.push(pathname);
    });
    await watchShifts(page);

    await page.reload();
    await expect(page.getByText('1,000 datasets found')).toBeVisible();
    await expect(page.locator('[data-dataset]')).toHaveCount(1000, patiently);

    expect(asked).toEqual(['/first-answers/']);
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  });

  test('scrolls without layout shifts, down to the last dataset', async ({ page }) => {
    await watchShifts(page);
    await signIn(page);
    await expect(page.locator('[data-dataset]')).toHaveCount(1000, patiently);

    const before = await shifted(page);

    await page.evaluate(async () => {
      for (let y = 0; y < 6000; y += 300) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    expect((await shifted(page)) - before).toBeLessThanOrEqual(0.01);

    await page.locator('[data-dataset]').last().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-dataset]').last().getByText('No records')).toBeVisible();
  });

  test('keeps its scroll position after returning and after a reload, without layout shifts', async ({ page }) => {
    await watchShifts(page);
    await signIn(page);
    await expect(page.locator('[data-dataset]')).toHaveCount(1000, patiently);
    await row(page, 'Dataset 0500').scrollIntoViewIfNeeded();
    const link = row(page, 'Dataset 0500').getByRole('link', { name: 'Settings' });
    const top = () => link.evaluate((each) => Math.round(each.getBoundingClientRect().top));
    const before = await top();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dataset 0500' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const moved = await shifted(page);

    await page.goBack();

    await expect(link).toBeFocused(patiently);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
    expect((await shifted(page)) - moved).toBeLessThanOrEqual(0.01);
    await page.reload();
    await expect(link).toBeInViewport(patiently);
  });

  test('is completely searchable with find in page', async ({ page }) => {
    await signIn(page);
    await expect(page.locator('[data-dataset]')).toHaveCount(1000, patiently);

    const isFound = await page.evaluate(() =>
      (window as unknown as { find: (text: string) => boolean }).find('Dataset 0003'),
    );

    expect(isFound).toBe(true);
    await expect(row(page, 'Dataset 0003')).toBeInViewport();
  });

  test('lets the user find and open a dataset with the keyboard alone', async ({ page }) => {
    await signIn(page);
    await expect(row(page, 'live')).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('dataset 009');
    await expect(page.locator('[data-dataset]')).toHaveCount(10, patiently);
    await page.keyboard.press('Escape');
    await page.keyboard.type('live');
    await expect(page.getByRole('searchbox')).toHaveValue('live');
    await expect(page.locator('[data-dataset]')).toHaveCount(1, patiently);
    while (
      !(await row(page, 'live')
        .getByRole('link', { name: 'live' })
        .evaluate((link) => link === document.activeElement))
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/annotation-mode/);
  });

  test('does not scroll horizontally at 320 px with a long dataset name', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn(page);
    await expect(row(page, longName)).toBeVisible();

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('the open dataset list', () => {
  test('shows the progress of other users without a reload', async ({ page, product, live }) => {
    await signIn(page);
    await expect(row(page, 'live').getByText('0 %')).toBeVisible();
    const send = await caller(product.address);

    const values = { label: { value: 'good' } };
    await send('POST', `/records/${live.records[0]}/responses`, { status: 'submitted', values });

    await expect(row(page, 'live').getByText('25 %')).toBeVisible();
    await expect(row(page, 'live').getByTitle('owner')).toBeVisible();
  });

  test('removes a dataset that another user deletes, whose page then shows error 404', async ({ page, product }) => {
    const send = await caller(product.address);
    const { items } = await send<{ items: readonly { id: string }[] }>('GET', '/me/workspaces');
    const { id } = await makeDataset(send, 'passing', items[0]?.id ?? '');
    await signIn(page);
    await expect(row(page, 'passing')).toBeVisible();

    await send('DELETE', `/datasets/${id}`);

    await expect(row(page, 'passing')).toHaveCount(0);
    await page.goto(`/dataset/${id}/annotation-mode`);
    await expect(page.getByText('Error 404')).toBeVisible();
  });
});

test.describe('the home page without datasets', () => {
  test('advises an annotator to ask an administrator', async ({ page }) => {
    await signIn(page, people.annotator);

    await expect(page.getByText('0 datasets found')).toBeVisible();
    await expect(page.getByText(/Ask an administrator/)).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });

  test('offers an admin the import from the hub and from Python', async ({ page, baseURL }) => {
    await signIn(page, people.admin);

    await expect(page.getByText('0 datasets found')).toBeVisible();
    await expect(page.getByLabel('Import from the hub')).toBeVisible();
    await page.getByRole('button', { name: 'Import from Python' }).click();
    await expect(page.getByRole('dialog')).toContainText(`api_url="${baseURL}"`);
    expect(await breaches(page)).toEqual([]);
  });
});
