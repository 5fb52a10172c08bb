import type { Page } from '@playwright/test';
import { callerFor } from '../support/caller.ts';
import { painted } from '../support/looks/colours.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

async function open(page: Page, person = owner) {
  await signIn(page, person);
  await page.getByRole('button', { name: person.username }).click();
  await page.getByRole('link', { name: 'Your settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your settings' })).toBeVisible();
}

const opens = async (page: Page, key: string | null) =>
  (await page.request.get('/api/v1/me', { headers: { 'X-Argilla-Api-Key': key ?? '' } })).status();

test('theme and language change without a reload, and a workspace link opens its datasets', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));
  const appearance = page.getByRole('region', { name: 'Appearance' });

  await test.step('the keyboard selects the theme that follows the operating system', async () => {
    await appearance.getByRole('radio', { name: 'Light' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
    expect((await painted(page)).paper).toBeGreaterThan(0.9);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await painted(page)).paper).toBeLessThan(0.1);
  });

  await test.step('the language changes without a reload', async () => {
    await appearance.getByText('Español').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su configuración');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle('Su configuración · Postil');
    expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);
  });

  await test.step('a workspace link opens the datasets of the workspace', async () => {
    await page.getByRole('main').getByRole('link', { name: 'demo' }).click();
    await expect(page).toHaveURL(/\/\?workspaces=/);
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
  });
});

test('an API key is copied while hidden, and regenerated with the keyboard, which revokes the old key', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = { username: `renewing-${Date.now()}`, password: 'a password of theirs' };
  const send = await callerFor(baseURL);
  await send('POST', '/users', { ...person, first_name: 'Some', last_name: 'Body' });
  await open(page, person);
  const key = page.getByRole('region', { name: 'API key' }).locator('code');

  await page.getByRole('button', { name: 'Copy API key' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const before = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(before)).toHaveCount(0);
  expect(await opens(page, before)).toBe(200);

  await page.getByRole('button', { name: 'Show API key' }).press('Enter');
  await expect(key).toHaveText(before);
  await page.getByRole('button', { name: 'Regenerate key' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Regenerate your API key?' });
  await dialog.getByRole('button', { name: 'Regenerate key' }).press('Enter');

  await expect(key).not.toHaveText(before);
  expect(await opens(page, before)).toBe(401);
  expect(await opens(page, await key.textContent())).toBe(200);
  await expect(page.getByRole('button', { name: 'Regenerate key' })).toBeFocused();
});
