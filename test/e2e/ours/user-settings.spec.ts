import type { Browser, Page } from '@playwright/test';
import { painted } from '../support/colours.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

const bearer = async (page: Page) => ({
  Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth.token'))}`,
});

/** Somebody of their own for each test, who has just been given an account. */
async function somebody(page: Page, username: string) {
  const person = { username, password: 'a password of theirs' };
  await signIn(page, owner);
  const user = { ...person, first_name: 'Some', last_name: 'Body' };
  const made = await page.request.post('/api/v1/users', { headers: await bearer(page), data: user });
  expect(made.status()).toBe(201);
  await page.evaluate(() => localStorage.removeItem('auth.token'));
  return person;
}

async function open(page: Page, person = owner) {
  await signIn(page, person);
  await page.getByRole('button', { name: person.username }).click();
  await page.getByRole('link', { name: 'Your settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your settings' })).toBeVisible();
}

async function elsewhere(browser: Browser, person: typeof owner) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

const keyOf = (page: Page) => page.getByRole('region', { name: 'API key' }).locator('code');
const opens = async (page: Page, key: string | null) =>
  (await page.request.get('/api/v1/me', { headers: { 'X-Argilla-Api-Key': key ?? '' } })).status();

test.describe('the settings of a user', () => {
  test('are reached by keys, and hold the theme that follows the operating system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    const appearance = page.getByRole('region', { name: 'Appearance' });
    await appearance.getByRole('radio', { name: 'Light' }).focus();

    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
    expect((await painted(page)).paper).toBeGreaterThan(0.9);
    await page.emulateMedia({ colorScheme: 'dark' });

    await expect.poll(async () => (await painted(page)).paper).toBeLessThan(0.1);
  });

  test('change the language while the page stays where it is', async ({ page }) => {
    await open(page);
    await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));

    await page.getByRole('region', { name: 'Appearance' }).getByText('Español').click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su configuración');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle('Su configuración · Postil');
    expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);
  });

  test('lead from a workspace to its datasets', async ({ page }) => {
    await open(page);

    await page.getByRole('region', { name: 'Profile' }).getByRole('link', { name: 'demo' }).click();

    await expect(page).toHaveURL(/\/\?workspaces=/);
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
  });
});

test.describe('the API key', () => {
  test('is renewed by keys, and the old one is refused', async ({ page }) => {
    await open(page, await somebody(page, 'renewing'));
    await page.getByRole('button', { name: 'Show API key' }).press('Enter');
    const before = await keyOf(page).textContent();
    expect(await opens(page, before)).toBe(200);

    await page.getByRole('button', { name: 'Make a new key' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Make a new API key?' });
    await dialog.getByRole('button', { name: 'Make a new key' }).press('Enter');

    await expect(keyOf(page)).not.toHaveText(before ?? '');
    expect(await opens(page, before)).toBe(401);
    expect(await opens(page, await keyOf(page).textContent())).toBe(200);
    await expect(page.getByRole('button', { name: 'Make a new key' })).toBeFocused();
  });

  test('is copied without being shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, await somebody(page, 'copying'));

    await page.getByRole('button', { name: 'Copy API key' }).click();

    await expect(page.getByText('Copied')).toBeVisible();
    expect(await opens(page, await page.evaluate(() => navigator.clipboard.readText()))).toBe(200);
    await expect(page.getByText('Copied')).toBeHidden();
  });
});

test('a changed password ends the session in another browser, and not in this one', async ({ page, browser }) => {
  const person = await somebody(page, 'changing');
  const other = await elsewhere(browser, person);
  await open(page, person);

  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('a newer password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.reload();
  await other.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Your settings' })).toBeVisible();
  await expect(other).toHaveURL(/sign-in/);
  await signIn(other, { ...person, password: 'a newer password' });
  await other.context().close();
});
