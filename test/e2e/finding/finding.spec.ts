import type { Page } from '@playwright/test';
import { open, record, text } from '../support/annotating.ts';
import { breachesEverywhere, bringAxe, resize } from '../support/looks/axe.ts';
import { expect, test } from '../support/postil.ts';

const menu = (page: Page, name: string) => page.getByRole('dialog', { name });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the records' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const total = (page: Page) => page.getByRole('navigation', { name: 'Records' });

test('records are found by keys alone: a search, a filter, an order, and all of it by its address', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('/');
  await page.keyboard.type('wheel | family');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(record(page)).toBeVisible();

  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  await expect(menu(page, 'Filters').getByRole('button', { name: 'Category' })).toBeEnabled();
  await page.keyboard.type('categ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(chips(page)).toContainText('Category home');

  await page.getByRole('button', { name: /^Sort/ }).press('Enter');
  await menu(page, 'Sort').getByLabel('Sort by').selectOption('Stars given');
  await expect(page).toHaveURL(/sort=/);
  await page.keyboard.press('Escape');

  await expect(total(page)).toContainText('of ');
  const [found, address] = [await text(page).innerText(), page.url()];
  await page.goto('/');
  await page.goto(address);
  await expect(text(page)).toHaveText(found);
  await expect(box(page)).toHaveValue('wheel | family');
  await expect(chips(page)).toContainText('Category home');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a filter is chosen by touch, and the menus breach no rule of accessibility', async ({ page }) => {
    test.setTimeout(90_000);
    await bringAxe(page);
    await open(page);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(menu(page, 'Filters').getByRole('button', { name: 'Category' })).toBeEnabled();
    expect(await breachesEverywhere(page, { within: '[data-finding]' })).toEqual([]);
    await menu(page, 'Filters').getByRole('button', { name: 'Stars given' }).tap();
    expect(await breachesEverywhere(page, { within: '[data-finding]' })).toEqual([]);
    await page.getByRole('button', { name: 'All filters' }).tap();
    await menu(page, 'Filters').getByRole('button', { name: 'Category' }).tap();
    await menu(page, 'Filters').getByRole('checkbox').first().tap();
    await expect(chips(page)).toContainText('Category');
    expect(await breachesEverywhere(page, {})).toEqual([]);

    await page.getByRole('button', { name: /^Sort/ }).tap();
    await menu(page, 'Sort').getByLabel('Sort by').selectOption('Last changed');
    await expect(menu(page, 'Sort').getByRole('listitem')).toHaveCount(1);
    expect(await breachesEverywhere(page, { within: '[data-finding]' })).toEqual([]);
    await resize(page, 390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
