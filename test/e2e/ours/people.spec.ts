import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/postil.ts';

const row = (page: Page, username: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: username, exact: true }) });

async function open(page: Page) {
  await signIn(page);
  await page.getByRole('button', { name: 'owner' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(row(page, 'owner')).toBeVisible();
}

/** By keys alone, from the button to the password that is told. */
async function add(page: Page, username: string, role = 'Annotator') {
  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Some');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(role);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByLabel('First name').press('Enter');
  const told = page.getByRole('dialog', { name: `${username} can sign in now` });
  const password = (await told.locator('code').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  return { username, password };
}

async function leave(page: Page) {
  await page.evaluate(() => localStorage.removeItem('auth.token'));
}

test.describe('people', () => {
  test('are added by keys, and sign in with the password that was told', async ({ page }) => {
    await open(page);

    const person = await add(page, 'added');

    await expect(row(page, 'added')).toContainText('demo');
    await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused();
    await leave(page);
    await signIn(page, person);
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
  });

  test('are found, get another role, another password, and are deleted, by mouse', async ({ page }) => {
    await open(page);
    await add(page, 'passing');

    await page.getByRole('searchbox').fill('PASSING');
    await expect(row(page, 'owner')).toHaveCount(0);
    await page.getByLabel('Role of passing').selectOption('Administrator');
    await expect(page.getByLabel('Role of passing')).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: 'Reset the password of passing' }).click();
    await page.getByRole('button', { name: 'Reset password' }).click();
    const password = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByRole('button', { name: 'Close' }).click();
    const answer = await page.request.post('/api/v1/token', { form: { username: 'passing', password } });
    const token = ((await answer.json()) as { access_token: string }).access_token;
    const me = () => page.request.get('/api/v1/me', { headers: { Authorization: `Bearer ${token}` } });
    expect(await (await me()).json()).toMatchObject({ role: 'admin' });
    await page.getByRole('button', { name: 'Delete passing' }).click();
    await page.getByRole('button', { name: 'Delete person' }).click();

    await expect(row(page, 'passing')).toHaveCount(0);
    expect((await me()).status()).toBe(401);
  });

  test('keep their last owner, and see why', async ({ page }) => {
    await open(page);

    await expect(page.getByLabel('Role of owner')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Delete owner' })).toBeDisabled();
    await expect(row(page, 'owner')).toContainText('The last owner');
  });

  test('join a workspace that was made for them, which goes again', async ({ page }) => {
    await open(page);
    await add(page, 'joining');
    await page.getByLabel('New workspace').fill('passing space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'passing space' })).toBeVisible();

    await page.getByRole('button', { name: 'Members of passing space' }).press('Enter');
    await page.getByRole('checkbox', { name: 'joining' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(row(page, 'joining')).toContainText('passing space');
    await page.getByRole('button', { name: 'Delete passing space' }).click();
    await page.getByRole('button', { name: 'Delete workspace' }).click();

    await expect(page.getByRole('link', { name: 'passing space' })).toHaveCount(0);
    await expect(row(page, 'joining')).not.toContainText('passing space');
    await expect(page.getByRole('button', { name: 'Delete demo' })).toBeDisabled();
  });

  test('are not for an administrator', async ({ page }) => {
    await open(page);
    const admin = await add(page, 'leading', 'Administrator');
    await leave(page);
    await signIn(page, admin);

    await page.goto('/people');

    await expect(page.getByText('Error 403')).toBeVisible();
  });
});
