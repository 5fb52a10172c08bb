import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/postil.ts';

const row = (page: Page, username: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: username, exact: true }) });

async function add(page: Page, username: string) {
  await page.getByRole('button', { name: 'Add person' }).press('Enter');
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Some');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Annotator');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByLabel('First name').press('Enter');
  const passwordDialog = page.getByRole('dialog', { name: `${username} can now sign in` });
  const password = (await passwordDialog.locator('code').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(passwordDialog).toBeHidden();
  return password;
}

/** Signs in by password; returns a request that needs the token. */
async function signedIn(page: Page, username: string, password: string) {
  const answer = await page.request.post('/api/v1/token', { form: { username, password } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return async () => page.request.get('/api/v1/me', { headers: { Authorization: `Bearer ${token}` } });
}

test('an owner adds a user, changes workspace, role and password, and deletes the user', async ({ page }) => {
  const [username, space] = [`passing-${Date.now()}`, `space ${Date.now()}`];
  await signIn(page);
  await page.getByRole('button', { name: 'owner' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(row(page, 'owner')).toBeVisible();

  await test.step('the owner adds a user with the keyboard', async () => {
    const password = await add(page, username);
    await expect(row(page, username)).toContainText('demo');
    await expect(page.getByRole('button', { name: 'Add person' })).toBeFocused();
    const me = await signedIn(page, username, password);
    expect(await (await me()).json()).toMatchObject({ username, role: 'annotator' });
  });

  await test.step('the owner creates a workspace for the user with the keyboard, and deletes it', async () => {
    await page.getByLabel('New workspace').fill(space);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Members of ${space}` }).press('Enter');
    await page.getByRole('checkbox', { name: username }).press('Space');
    await page.keyboard.press('Escape');
    await expect(row(page, username)).toContainText(space);
    await page.getByRole('button', { name: `Delete ${space}` }).click();
    await page.getByRole('button', { name: 'Delete workspace' }).click();
    await expect(page.getByRole('link', { name: space })).toHaveCount(0);
    await expect(row(page, username)).not.toContainText(space);
  });

  await test.step('the owner finds the user, changes role and password, and deletes the user', async () => {
    await page.getByRole('searchbox').fill(username.toUpperCase());
    await expect(row(page, 'owner')).toHaveCount(0);
    await page.getByLabel(`Role of ${username}`).selectOption('Administrator');
    await expect(page.getByLabel(`Role of ${username}`)).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: `Reset the password of ${username}` }).click();
    await page.getByRole('button', { name: 'Reset password' }).click();
    const password = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByRole('button', { name: 'Close' }).click();
    const me = await signedIn(page, username, password);
    expect(await (await me()).json()).toMatchObject({ role: 'admin' });
    await page.getByRole('button', { name: `Delete ${username}` }).click();
    await page.getByRole('button', { name: 'Delete person' }).click();
    await expect(row(page, username)).toHaveCount(0);
    expect((await me()).status()).toBe(401);
  });
});
