import type { Page } from '@playwright/test';
import { answersOnServer, chip, open, record } from '../support/annotating.ts';
import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { expect, test } from '../support/postil.ts';

const card = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select record ${number}`, exact: true });
const count = async (page: Page, status: 'discarded' | 'submitted') => (await answersOnServer(page, status)).length;

async function openBulk(page: Page, dataset = 'News sentences') {
  await open(page, dataset);
  await page.getByRole('button', { name: 'Bulk view' }).click();
  await expect(card(page, 1)).toBeVisible();
}

test.describe('many records at once', () => {
  test('are selected, answered and taken back by keys alone', { tag: '@argilla' }, async ({ page }) => {
    await openBulk(page, 'Product reviews');
    const before = await count(page, 'submitted');
    const discarded = await count(page, 'discarded');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 records selected')).toBeVisible();

    await page.keyboard.press('Backspace');
    await expect(chip(page)).toHaveText('Saved');
    await expect.poll(() => count(page, 'discarded')).toBe(discarded + 3);
    await page.keyboard.press('Control+z');

    await expect(page.getByText('Taken back for 3 records')).toBeVisible();
    await expect.poll(() => count(page, 'discarded')).toBe(discarded);
    expect(await count(page, 'submitted')).toBe(before);
  });

  test('that fail stay selected with the reason, and nothing is answered twice', { tag: '@argilla' }, async ({
    page,
  }) => {
    await openBulk(page, 'Product reviews');
    await page.getByLabel('Records on a page').selectOption('25');
    await expect(card(page, 25)).toBeAttached();
    const before = await count(page, 'discarded');
    let calls = 0;
    await page.route('**/responses/bulk', async (route) => {
      calls += 1;
      if (calls % 3 === 0) await route.fulfill({ status: 500, json: { detail: 'broken' } });
      else await route.continue();
    });
    await page.keyboard.press('Control+a');
    await expect(page.getByText('25 records selected')).toBeVisible();

    await page.keyboard.press('Backspace');

    await expect(page.getByText('Some records failed to annotate')).toBeVisible();
    const done = (await count(page, 'discarded')) - before;
    await expect(page.getByText(`${25 - done} records selected`)).toBeVisible();
    await page.unroute('**/responses/bulk');
    await page.keyboard.press('Backspace');
    await expect.poll(() => count(page, 'discarded')).toBe(before + 25);
    await page.keyboard.press('Control+z');
    await expect.poll(() => count(page, 'discarded')).toBe(before + done);
  });

  test('breach no rule of accessibility', async ({ page }) => {
    await bringAxe(page);
    await openBulk(page, 'Product reviews');
    await page.keyboard.press('Control+a');

    expect(await breachesEverywhere(page, { within: '#main' })).toEqual([]);
  });
});

test.describe('many records on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('are selected and answered by touch, without anything to scroll to sideways', async ({ page }) => {
    await open(page, 'Product reviews');
    await page.getByRole('button', { name: 'Bulk view' }).tap();
    await card(page, 1).tap();
    await card(page, 2).tap();
    await expect(page.getByText('2 records selected')).toBeVisible();

    const before = await count(page, 'discarded');
    await page.getByRole('button', { name: /^Discard/ }).tap();

    await expect.poll(() => count(page, 'discarded')).toBe(before + 2);
    await expect(record(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('Taken back for 2 records')).toBeVisible();
  });
});
