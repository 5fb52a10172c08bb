import { expect, type Page, test } from '@playwright/test';
import { OuterPage } from '../support/outer-page.ts';
import { framedPort } from '../support/port.ts';
import { owner, Product } from '../support/product.ts';

const outer = new OuterPage();
let product: Product;
const told = /This browser lets the page keep nothing/;

test.beforeAll(async () => {
  await outer.start();
  product = new Product(framedPort, { EMBED_ORIGINS: outer.address });
  await product.start();
  outer.show(product.address);
});
test.afterAll(async () => {
  outer.stop();
  await product.stop();
});

/** The product in a frame of a page of another site. */
async function openFrame(page: Page) {
  await page.goto(outer.address);
  return page.frameLocator('iframe');
}

async function signInWithin(page: Page) {
  const frame = await openFrame(page);
  await frame.getByLabel('Username').fill(owner.username);
  await frame.getByLabel('Password', { exact: true }).fill(owner.password);
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  return frame;
}

test.describe('in a frame of another site', () => {
  test('one can sign in and answer where storage is partitioned, and nothing is said of it', async ({ page }) => {
    const frame = await signInWithin(page);

    await frame.getByRole('link', { name: 'Product reviews' }).click();

    await expect(frame.getByRole('article')).toBeVisible();
    await frame.getByRole('radio', { name: /Mixed/ }).check();
    await frame.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(frame.getByText('Saved')).toBeVisible();
    await expect(frame.getByText(told)).toHaveCount(0);
  });

  test('one can sign in and answer where storage is denied, which is said once', async ({ page }) => {
    await page.addInitScript(() => {
      if (window === top) return;
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: deny });
    });
    const frame = await openFrame(page);
    await expect(frame.getByText(told)).toBeVisible();

    await frame.getByLabel('Username').fill(owner.username);
    await frame.getByLabel('Password', { exact: true }).fill(owner.password);
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
    await frame.getByRole('link', { name: 'Product reviews' }).click();
    await expect(frame.getByRole('article')).toBeVisible();
    await frame.getByRole('radio', { name: /Mixed/ }).check();
    await frame.getByRole('button', { name: 'Submit', exact: true }).click();

    await expect(frame.getByText('Saved')).toBeVisible();
  });

  test('is nothing where the site is not named in the settings', async ({ page }) => {
    const stranger = new OuterPage();
    await stranger.start();
    stranger.show(product.address);

    await page.goto(stranger.address);

    await page.waitForTimeout(1500);
    await expect(page.frameLocator('iframe').getByLabel('Username')).toHaveCount(0);
    stranger.stop();
  });
});
