import type { Page } from '@playwright/test';
import { open } from '../support/annotating.ts';
import { dragByFinger, dragByMouse, middleOf } from '../support/answering/pointer.ts';
import { expect, test } from '../support/postil.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Sort' });
const levels = (page: Page) => menu(page).getByRole('combobox', { name: /^Level/ });
const middleOfGrip = (page: Page, name: string) =>
  middleOf(menu(page).getByRole('button', { name: `Move ${name}`, exact: true }));

async function askedAfter(page: Page, drag: () => Promise<void>) {
  const orders: unknown[] = [];
  await page.route('**/me/datasets/*/records/search?**', async (route) => {
    const { sort } = route.request().postDataJSON() as { sort: readonly { scope: { entity: string } }[] };
    orders.push(sort.map(({ scope }) => scope.entity));
    await route.continue();
  });
  await drag();
  await expect.poll(() => orders.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  return orders.at(-1);
}

test.use({ hasTouch: true });

test('sort levels are reordered by mouse and touch, and Escape cancels the drag', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await menu(page).getByLabel('Sort by').selectOption('Stars given');
  await menu(page).getByLabel('Then by').selectOption('Last updated');
  await expect(levels(page)).toHaveCount(2);
  await expect(page).toHaveURL(/sort=.*metadata.*updated/);

  await test.step('the mouse reorders sort levels, unless Escape is pressed', async () => {
    const drag = async (meanwhile?: () => Promise<void>) => {
      const [from, to] = [await middleOfGrip(page, 'Last updated'), await middleOfGrip(page, 'Stars given')];
      await dragByMouse(page, from, to, meanwhile);
    };
    await drag(() => page.keyboard.press('Escape'));
    await expect(levels(page).first()).toHaveValue(/metadata/);
    expect(await askedAfter(page, drag)).toEqual(['record', 'metadata']);
    await expect(levels(page).first()).toHaveValue(/record/);
    await expect(page).toHaveURL(/sort=.*updated.*metadata/);
  });

  await test.step('touch reorders sort levels on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const drag = async () =>
      dragByFinger(page, await middleOfGrip(page, 'Last updated'), await middleOfGrip(page, 'Stars given'));
    expect(await askedAfter(page, drag)).toEqual(['metadata', 'record']);
    await expect(page).toHaveURL(/sort=.*metadata.*updated/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('the list of filters shows whole names, and stays in a window that becomes narrower', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const names = page.getByRole('dialog', { name: 'Filters' }).locator('bdi');
  await expect(names.first()).toBeVisible();

  for (const name of await names.all())
    expect(await name.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
});
