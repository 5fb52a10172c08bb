import type { Page } from '@playwright/test';
import { record } from '../support/annotating.ts';
import { builtFile } from '../support/built-file.ts';
import { breaches, bringToken, expect, signIn, test } from '../support/postil.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

async function run(page: Page, typed: string) {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test('the command palette leads through the pages by keyboard alone', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();

  await test.step('from home to a record of a dataset', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('option', { name: 'Product reviews', exact: false }).first()).toBeVisible();
    await page.keyboard.type('product rev');
    await expect(palette(page).getByRole('status')).toHaveText('3 commands');
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(record(page)).toBeVisible();
  });

  await test.step('on the annotation page to another view', async () => {
    await run(page, 'many');
    await expect(page.getByRole('button', { name: 'Bulk view' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('to the settings of a dataset, and to a tab there', async () => {
    await run(page, 'preferences product');
    await expect(page.getByRole('heading', { level: 1, name: 'Product reviews' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Questions' })).toBeVisible();
    await run(page, 'questions');
    await expect(page.getByRole('tab', { name: 'Questions' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('to a section of the settings of the user', async () => {
    await run(page, 'customise');
    await expect(page.getByRole('heading', { level: 2, name: 'Keyboard' })).toBeFocused();
  });

  await test.step('home from an unknown page', async () => {
    await page.goto('/a/b/c');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await run(page, 'datasets');
    await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  });
});

test('letters typed before the code of the palette has loaded arrive in its search box', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });

  for (const closing of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('textbox')).toBeFocused();
    await page.keyboard.press(closing);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new data');
  release();

  await expect(palette(page).getByRole('combobox')).toHaveValue('new data');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('set');
  await expect(palette(page).getByRole('combobox')).toHaveValue('new dataset');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the palette and the list of keys return the focus on every page', async ({ page }) => {
  await bringToken(page);
  for (const path of ['/', '/new', '/people', '/user-settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.getByRole('button', { name: 'Commands' });
    await button.focus();

    await page.keyboard.press('Enter');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button, path).toBeFocused();

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    expect(await breaches(page), path).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button, path).toBeFocused();
  }
});

test('the keys work from the first frame on, with slow code and at an unknown address too', async ({ page }) => {
  await bringToken(page);
  await page.route(`**/${builtFile('src/ui/commands/command-center.tsx')}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });

  for (const address of ['/', '/a/b/c']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await run(page, 'datasets');
  }
});
