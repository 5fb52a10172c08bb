import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/postil.ts';

const height = 800;
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Product reviews' });

async function openSettings(page: Page, width: number) {
  await page.setViewportSize({ width, height });
  await signIn(page);
  const href = (await page.getByRole('link', { name: 'Product reviews' }).getAttribute('href')) ?? '';
  await page.goto(href.replace('annotation-mode', 'settings'));
  await expect(heading(page)).toBeVisible();
}

const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe('an internal page', () => {
  test('is a header, a page header and the content of the page below each other', async ({ page }) => {
    await openSettings(page, 1440);

    const header = await box(page.getByRole('banner'));
    const title = await box(heading(page));
    const content = await box(page.getByRole('tabpanel').first());

    expect(header.height).toBe(56);
    expect(title.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(content.y).toBeGreaterThanOrEqual(title.y + title.height);
  });

  test('has content of 1500 px at most, in the middle', async ({ page }) => {
    await openSettings(page, 1920);

    const { x, width } = await box(page.getByRole('main'));

    expect(width).toBe(1500);
    expect(x).toBe((1920 - 1500) / 2);
  });

  test('has nothing to scroll to sideways at any width, nor has its menu', async ({ page }) => {
    await openSettings(page, 1100);
    await page.getByRole('button', { name: 'owner' }).click();
    for (const width of [1100, 768, 390, 320]) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

      const wide = await page.evaluate(() => document.documentElement.scrollWidth);

      expect(wide, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
});

test('every target of the header is at least 24 px high and wide', async ({ page }) => {
  for (const width of [1440, 320]) {
    await openSettings(page, width);
    const targets = page.getByRole('banner').locator('a, button:not([class*="skip"])');

    for (const target of await targets.all()) {
      if (!(await target.isVisible())) continue;
      const { width: wide, height: high } = await box(target);
      expect(Math.min(wide, high), (await target.textContent()) ?? '').toBeGreaterThanOrEqual(24);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe('the default layout', () => {
  test('is a page with little on it, in its middle', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height });
    await page.addInitScript(() => localStorage.setItem('auth.token', 'a token'));
    await page.route('**/api/v1/me', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();

    const { x, y, width } = await box(retry);

    expect(Math.abs(x + width / 2 - 500)).toBeLessThan(2);
    expect(Math.abs(y - height / 2)).toBeLessThan(100);
  });
});
