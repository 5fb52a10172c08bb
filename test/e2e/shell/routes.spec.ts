import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/postil.ts';

const dataset = 'Product reviews';

/** The id of a dataset, by a person's own way. */
async function idOf(page: Page) {
  const link = page.getByRole('link', { name: dataset });
  const href = (await link.getAttribute('href')) ?? '';
  return /dataset\/([^/]+)/.exec(href)?.[1] ?? '';
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const pages = [
  ['/', 'Datasets'],
  ['/datasets', 'Datasets'],
  ['/new', 'New dataset'],
  ['/new/examples%2Freviews', 'examples/reviews'],
  ['/examples%2Freviews', 'examples/reviews'],
  ['/dataset/{id}', dataset],
  ['/dataset/{id}/annotation-mode', dataset],
  ['/dataset/{id}/settings', dataset],
  ['/sign-in', 'Datasets'],
  ['/login', 'Datasets'],
  ['/dataset/nowhere/settings', 'Something went wrong.'],
  ['/a/b/c', 'Something went wrong.'],
] as const;

test.describe(() => {
  test.use({ asksHub: true }); // one of them is of a dataset there

  test('each route opens by its address for somebody who is signed in, and can be skipped into', {
    tag: '@argilla',
  }, async ({ page }) => {
    await signIn(page);
    const id = await idOf(page);
    for (const [path, name] of pages) {
      await page.goto(path.replace('{id}', id));
      await expect(heading(page, name), path).toBeVisible();
      if (name === 'Something went wrong.') continue;

      await page.keyboard.press('Tab');
      const skip = page.getByRole('button', { name: 'Skip to the content' });
      if (!(await skip.evaluate((button) => button === document.activeElement))) await skip.focus();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');

      await expect(page.getByRole('main'), path).toBeFocused();
    }
  });

  test('each route leads somebody who is signed out to the sign-in page, and back', async ({ page }) => {
    for (const path of ['/', '/datasets', '/new', '/examples%2Freviews', '/login', '/dataset/x/settings']) {
      await page.goto(path);

      await expect(heading(page, 'Sign in'), path).toBeVisible();
    }

    await page.goto('/examples%2Freviews?from=guide');
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.keyboard.press('Enter');

    await expect(heading(page, 'examples/reviews')).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/examples%2Freviews?from=guide');
  });
});

test('back and forward lead through the pages of a visit, each with its heading in focus', async ({ page }) => {
  await signIn(page);
  const id = await idOf(page);
  await page.goto(`/dataset/${id}/settings`);
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(heading(page, dataset)).toBeVisible();
  await crumbs.getByRole('link', { name: 'Datasets' }).click();
  await expect(heading(page, 'Datasets')).toBeFocused();

  await page.goBack();
  await expect(heading(page, dataset)).toBeFocused();
  await expect(page).toHaveTitle(`Settings · ${dataset} · Postil`);

  await page.goForward();
  await expect(heading(page, 'Datasets')).toBeFocused();
  await expect(page).toHaveTitle('Datasets · Postil');
});

test('a breadcrumb leads home, filtered by its workspace', async ({ page }) => {
  await signIn(page);
  await page.goto(`/dataset/${await idOf(page)}/settings`);

  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'demo' }).click();

  await expect(page).toHaveURL(/\/\?workspaces=%5B%22demo%22%5D$/);
  await expect(page.getByRole('link', { name: dataset })).toBeVisible();
});

test('an address that another link leads to is left behind with its error page', async ({ page }) => {
  await signIn(page);
  await page.goto('/a/b/c');
  await expect(heading(page, 'Something went wrong.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the datasets' }).click();

  await expect(heading(page, 'Datasets')).toBeFocused();
});
