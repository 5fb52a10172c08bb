import type { Locator, Page } from '@playwright/test';
import { record } from './support/annotating.ts';
import { expect, signIn, test, withoutFirstAnswers } from './support/postil.ts';

const height = 900;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height });

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  return found ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Whether the second element is at the side of the first, not below it. */
async function areBeside(first: Locator, second: Locator) {
  const [one, other] = [await box(first), await box(second)];
  return other.x >= one.x + one.width - 1 && other.y < one.y + one.height;
}

async function areStacked(first: Locator, second: Locator) {
  const [one, other] = [await box(first), await box(second)];
  return other.y >= one.y + one.height - 1;
}

test('the sign-in page shows claim, decoration, logo and artwork beside its form only on wide screens', async ({
  page,
}) => {
  const panel = page.getByRole('complementary', { name: 'Postil' });
  const artwork = panel.locator('svg').last();
  const form = page.getByRole('main');
  await resize(page, 1440);
  await page.goto('/sign-in');

  await expect(panel.getByText('Read closely. Decide quickly. Lose nothing.')).toBeVisible();
  await expect(panel.getByText('Postil', { exact: true })).toBeVisible();
  await expect(panel.locator('svg').first()).toBeVisible();
  await expect(artwork).toBeVisible();
  expect(await areBeside(panel, form)).toBe(true);
  const { y, height: tall } = await box(artwork);
  expect(y + tall).toBeGreaterThanOrEqual(height);
  expect(y).toBeGreaterThan(height / 2);

  await resize(page, 600);
  await expect(panel).toBeHidden();
  await expect(artwork).toBeHidden();
  await expect(form).toBeVisible();
});

test('each page layout has its parts in place at each breakpoint', async ({ page }) => {
  const [header, main] = [page.getByRole('banner'), page.getByRole('main')] as const;
  const reading = page.getByRole('region', { name: 'Record' });
  const answering = page.getByRole('region', { name: 'Your answer' });
  const title = page.getByRole('heading', { level: 1, name: 'Product reviews' });
  const link = page.getByRole('link', { name: 'Product reviews' });

  await test.step('the home page has a header, a content area and a sidebar beside it, or below it up to 768 px', async () => {
    const sidebar = page.getByRole('complementary');
    await resize(page, 1440);
    await signIn(page);
    await expect(sidebar).toBeVisible();
    await expect(link).toBeVisible();

    expect([await header.count(), await main.count(), await sidebar.count()]).toEqual([1, 1, 1]);
    expect(await areStacked(header, main)).toBe(true);
    expect(await areBeside(main, sidebar)).toBe(true);
    await resize(page, 769);
    expect(await areBeside(main, sidebar)).toBe(true);
    await resize(page, 768);
    expect(await areStacked(main, sidebar)).toBe(true);
  });

  await test.step('the annotation screen has a header and a main area with record and form side by side from 1101 px', async () => {
    await resize(page, 1101);
    await link.click();
    await expect(record(page)).toBeVisible();

    expect([await header.count(), await main.count()]).toEqual([1, 1]);
    expect(await areStacked(header, main)).toBe(true);
    expect(await areBeside(reading, answering)).toBe(true);
    for (const width of [1099, 900]) {
      await resize(page, width);
      expect(await areStacked(reading, answering), `${width} px`).toBe(true);
    }
  });

  await test.step('an internal page has a header, a page header and centred content of at most 1500 px', async () => {
    await resize(page, 1920);
    await page.goto(new URL(page.url()).pathname.replace('annotation-mode', 'settings'));
    await expect(title).toBeVisible();

    const [above, below] = [await box(header), await box(title)];
    expect(above.height).toBe(56);
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    expect(await areStacked(title, page.getByRole('tabpanel').first())).toBe(true);
    const { x, width } = await box(main);
    expect(width).toBe(1500);
    expect(x).toBe((1920 - 1500) / 2);
  });

  await test.step('the first Tab reaches a button that skips the header of an internal page', async () => {
    const skip = page.getByRole('button', { name: 'Skip to content' });

    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');

    await expect(main).toBeFocused();
  });

  await test.step('an internal page with an open menu does not scroll horizontally', async () => {
    await page.getByRole('button', { name: 'owner' }).click();
    for (const width of [1440, 1100, 768, 390, 320]) {
      await resize(page, width);
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

      const wide = await page.evaluate(() => document.documentElement.scrollWidth);

      expect(wide, `${width} px`).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press('Escape');
  });

  await test.step('every target in the header of an internal page is at least 24 px high and wide', async () => {
    for (const width of [320, 1440]) {
      await resize(page, width);

      for (const target of await header.locator('a, button:not([class*="skip"])').all()) {
        if (!(await target.isVisible())) continue;
        const { width: wide, height: high } = await box(target);
        expect(Math.min(wide, high), (await target.textContent()) ?? '').toBeGreaterThanOrEqual(24);
      }
    }
  });

  await test.step('an error page centres its content', async () => {
    await withoutFirstAnswers(page);
    await page.route('**/api/v1/me', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();

    const { x, y, width } = await box(retry);

    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(2);
    expect(Math.abs(y - height / 2)).toBeLessThan(100);
  });
});
