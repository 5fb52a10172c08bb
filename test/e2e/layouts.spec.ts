import type { Locator, Page } from '@playwright/test';
import { open, record } from './support/annotating.ts';
import { expect, signIn, test } from './support/postil.ts';

const height = 900;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height });

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  return found ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Whether the second part stands at the side of the first, not below it. */
async function areBeside(first: Locator, second: Locator) {
  const [one, other] = [await box(first), await box(second)];
  return other.x >= one.x + one.width - 1 && other.y < one.y + one.height;
}

async function areStacked(first: Locator, second: Locator) {
  const [one, other] = [await box(first), await box(second)];
  return other.y >= one.y + one.height - 1;
}

test.describe('the sign-in page', () => {
  const panel = (page: Page) => page.getByRole('complementary', { name: 'Postil' });
  const artwork = (page: Page) => panel(page).locator('svg').last();
  const form = (page: Page) => page.getByRole('main');

  test('has a panel with a claim on wide screens only', async ({ page }) => {
    await resize(page, 1440);
    await page.goto('/sign-in');
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toContainText('Read closely.');

    await resize(page, 600);
    await expect(panel(page)).toBeHidden();
    await expect(form(page)).toBeVisible();
  });

  test('has claim, decoration and logo beside the form', async ({ page }) => {
    await resize(page, 1440);
    await page.goto('/sign-in');
    const claim = page.getByText('Read closely. Decide quickly. Lose nothing.');

    await expect(claim).toBeVisible();
    await expect(artwork(page)).toBeVisible();
    await expect(panel(page).getByText('Postil', { exact: true })).toBeVisible();
    await expect(panel(page).locator('svg').first()).toBeVisible();
    expect(await areBeside(panel(page), form(page))).toBe(true);
  });

  test('has artwork at its bottom on wide screens only', async ({ page }) => {
    await resize(page, 1440);
    await page.goto('/sign-in');
    await expect(artwork(page)).toBeVisible();
    const { y, height: tall } = await box(artwork(page));
    expect(y + tall).toBeGreaterThanOrEqual(height);
    expect(y).toBeGreaterThan(height / 2);

    await resize(page, 600);
    await expect(artwork(page)).toBeHidden();
  });

  test('shows all seven parts of its form after failing once', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page.getByRole('alert')).toContainText('Wrong username or password');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Good to have you back.')).toBeVisible();
    await expect(page.getByText(/the name and the password you were given/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
    await expect(page.getByText(/stored on this server under your name/)).toBeVisible();
  });
});

test.describe('home', () => {
  test('is a header, a content area and a sidebar beside it', async ({ page }) => {
    await resize(page, 1440);
    await signIn(page);
    const [header, main, sidebar] = [
      page.getByRole('banner'),
      page.getByRole('main'),
      page.getByRole('complementary'),
    ] as const;
    await expect(sidebar).toBeVisible();

    expect([await header.count(), await main.count(), await sidebar.count()]).toEqual([1, 1, 1]);
    expect(await areStacked(header, main)).toBe(true);
    expect(await areBeside(main, sidebar)).toBe(true);
  });

  test('has its sidebar beside the list from 769px, below it until 768px', async ({ page }) => {
    await resize(page, 769);
    await signIn(page);
    const [main, sidebar] = [page.getByRole('main'), page.getByRole('complementary')] as const;
    await expect(sidebar).toBeVisible();
    expect(await areBeside(main, sidebar)).toBe(true);

    await resize(page, 768);

    expect(await areStacked(main, sidebar)).toBe(true);
  });
});

test.describe('the annotation screen', () => {
  const reading = (page: Page) => page.getByRole('region', { name: 'The record' });
  const answering = (page: Page) => page.getByRole('region', { name: 'Your answer' });

  test('is one header and one main area below it', async ({ page }) => {
    await open(page);
    const [header, main] = [page.getByRole('banner'), page.getByRole('main')] as const;

    await expect(header).toHaveCount(1);
    await expect(main).toHaveCount(1);
    expect(await areStacked(header, main)).toBe(true);
  });

  test('has record and form side by side from 1101px', async ({ page }) => {
    await resize(page, 1101);
    await open(page);
    await expect(record(page)).toBeVisible();

    expect(await areBeside(reading(page), answering(page))).toBe(true);
  });

  test('is one column at 1099px and below', async ({ page }) => {
    await open(page);
    for (const width of [1099, 900]) {
      await resize(page, width);

      expect(await areStacked(reading(page), answering(page))).toBe(true);
    }
  });
});
