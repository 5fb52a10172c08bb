import type { Page } from '@playwright/test';
import { open } from './support/annotating.ts';
import { expect, signIn, test } from './support/postil.ts';

const sizeOf = (page: Page, code: string) =>
  page.getByText(code, { exact: true }).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** Answers the chunk of home in the server's place, as after an update, while it is so. */
const loseHome = (page: Page, isLost = () => true) =>
  page.route('**/assets/home-screen-*.js', (route) =>
    isLost() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );

/** A part that is still on its way when the page is left counts as one that does not load. */
async function beHome(page: Page) {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
}

/** Counts the pages that are loaded from now on. */
function countLoads(page: Page) {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

test.describe('the error page', () => {
  test('shows a pill, a title and the message of the error', async ({ page }) => {
    await signIn(page);

    await page.goto('/a/b/c');

    await expect(page.getByText('Error 404')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });

  test('shows the status code large, 500 if there is none', async ({ page }) => {
    await signIn(page);
    await page.goto('/a/b/c');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    expect(await sizeOf(page, '404')).toBeGreaterThan(80);
    await loseHome(page);

    await page.goto('/');

    await expect(page.getByText('500', { exact: true })).toBeVisible();
    expect(await sizeOf(page, '500')).toBeGreaterThan(80);
  });
});

test.describe('a chunk that does not load', () => {
  test('has the page loaded anew', async ({ page }) => {
    await beHome(page);
    const count = countLoads(page);
    await loseHome(page, () => count.loads < 2);

    await page.goto('/');

    await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
    expect(count.loads).toBe(2);
  });

  test('has the page loaded anew at most once in 60 seconds', async ({ page }) => {
    await beHome(page);
    await loseHome(page);
    const count = countLoads(page);

    await page.goto('/');
    await expect(page.getByText('Error 500')).toBeVisible();
    await page.waitForTimeout(2000);

    expect(count.loads).toBe(2);
  });
});

test.describe('the connection', () => {
  const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

  /** They come by themselves soon after the page: offline it would be too late. */
  const toastsAreReady = (page: Page) =>
    page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('toast-region')),
    );

  test('is missed with a danger toast, and welcomed back', async ({ page, context }) => {
    await signIn(page);
    await toastsAreReady(page);

    await context.setOffline(true);
    await expect(toast(page, 'You are offline')).toHaveAttribute('data-type', 'danger');

    await context.setOffline(false);
    await expect(toast(page, 'You are online again')).toBeVisible();
    await expect(toast(page, 'You are offline')).toHaveCount(0);
  });

  test('is missed for as long as it is away, whatever else goes wrong', async ({ page, context }) => {
    await open(page);
    await toastsAreReady(page);
    await page.clock.install();
    await context.setOffline(true);
    const offline = toast(page, 'You are offline');

    await page.getByRole('banner').getByRole('link', { name: 'Datasets' }).first().click();
    await expect(toast(page, 'The server cannot be reached')).toBeVisible();
    await page.clock.runFor(9000);

    await expect(offline).toBeVisible();
  });

  test('leaves its toast standing for as long as the pointer is over it', async ({ page, context }) => {
    await signIn(page);
    await toastsAreReady(page);
    await page.clock.install();
    await context.setOffline(true);
    await context.setOffline(false);
    const online = toast(page, 'You are online again');
    await online.hover();

    await page.clock.runFor(9000);
    await expect(online).toBeVisible();

    await page.mouse.move(0, 0);
    await page.clock.runFor(9000);
    await expect(online).toHaveCount(0);
  });
});
