import type { Page } from '@playwright/test';
import { open, record, text } from '../support/annotating.ts';
import { dragByFinger, dragByMouse, middleOf } from '../support/judging/places.ts';
import { breachesEverywhere, bringAxe, resize } from '../support/looks/axe.ts';
import { expect, test } from '../support/postil.ts';

const menu = (page: Page, name: string) => page.getByRole('dialog', { name });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the records' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const total = (page: Page) => page.getByRole('navigation', { name: 'Records' });

const levels = (page: Page) => menu(page, 'Sort').getByRole('combobox', { name: /^Level/ });
const grip = (page: Page, name: string) => menu(page, 'Sort').getByRole('button', { name: `Move ${name}` });

async function sortByTwo(page: Page) {
  await page.getByRole('button', { name: /^Sort/ }).click();
  await menu(page, 'Sort').getByLabel('Sort by').selectOption('Stars given');
  await menu(page, 'Sort').getByLabel('Then by').selectOption('Last changed');
  await expect(levels(page)).toHaveCount(2);
  await expect(page).toHaveURL(/sort=.*metadata.*updated/);
}

/** What is asked for once the order has changed. */
async function askedAfter(page: Page, drag: () => Promise<void>) {
  const orders: unknown[] = [];
  await page.route('**/records/search?**', async (route) => {
    const { sort } = route.request().postDataJSON() as { sort: readonly { scope: { entity: string } }[] };
    orders.push(sort.map(({ scope }) => scope.entity));
    await route.continue();
  });
  await drag();
  await expect.poll(() => orders.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  return orders.at(-1);
}

test('the levels of an order change places by the mouse, unless Escape is pressed', async ({ page }) => {
  await open(page);
  await sortByTwo(page);
  const drag = async (meanwhile?: () => Promise<void>) =>
    dragByMouse(page, await middleOf(grip(page, 'Last changed')), await middleOf(grip(page, 'Stars given')), meanwhile);

  await drag(() => page.keyboard.press('Escape'));
  await expect(levels(page).first()).toHaveValue(/metadata/);
  expect(await askedAfter(page, drag)).toEqual(['record', 'metadata']);

  await expect(levels(page).first()).toHaveValue(/record/);
  await expect(page).toHaveURL(/sort=.*updated.*metadata/);
});

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
  await expect(menu(page, 'Filters').getByRole('checkbox', { name: /^home/ })).toBeChecked();
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

    await sortByTwo(page);
    expect(await breachesEverywhere(page, { within: '[data-finding]' })).toEqual([]);
    await resize(page, 390);
    const drag = async () =>
      dragByFinger(page, await middleOf(grip(page, 'Stars given')), await middleOf(grip(page, 'Last changed')));
    expect(await askedAfter(page, drag)).toEqual(['record', 'metadata']);
    await expect(page).toHaveURL(/sort=.*updated.*metadata/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
