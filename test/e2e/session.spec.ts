import { caller } from './support/caller.ts';
import { expect, signIn, test } from './support/postil.ts';
import { owner } from './support/product.ts';

test.describe('signing in', () => {
  test('rejects a wrong password, works with keyboard or mouse, and opens the requested page', {
    tag: '@argilla',
  }, async ({ page, baseURL }) => {
    const send = await caller(baseURL ?? '');
    const { items } = await send<{ items: readonly { id: string }[] }>('GET', '/me/datasets');
    const wanted = `/dataset/${items[0]?.id}/annotation-mode?page=4&status=draft`;
    const username = page.getByLabel('Username');
    const password = page.getByLabel('Password', { exact: true });
    const signOut = () => page.evaluate(() => localStorage.removeItem('auth.token'));

    await test.step('the user signs in with the keyboard alone after a wrong password', async () => {
      await page.goto(wanted);
      await expect(username).toBeFocused();

      await page.keyboard.type(owner.username);
      await page.keyboard.press('Tab');
      await page.keyboard.type('not the password');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Wrong username or password. Try again');
      await expect(password).toBeFocused();
      await page.keyboard.type(owner.password);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/annotation-mode\?.*status=draft/);
      await expect(page.getByRole('button', { name: /owner/ })).toBeVisible();
    });

    await test.step('signing in with the mouse opens the list of datasets', async () => {
      await signOut();
      await page.goto('/');

      await username.click();
      await page.keyboard.insertText(owner.username);
      await password.click();
      await page.keyboard.insertText(owner.password);
      await page.getByRole('button', { name: 'Sign in' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
    });
  });
});

test('the user menu closes on Escape or an outside click, and signs out in every tab', async ({ page, context }) => {
  await signIn(page);
  const opener = page.getByRole('button', { name: /owner/ });
  const signOut = page.getByRole('button', { name: 'Sign out' });

  await opener.click();
  await expect(signOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(signOut).toBeHidden();

  const other = await context.newPage();
  await other.goto('/user-settings');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await opener.click();
  await signOut.click();
  await expect(page).toHaveURL(/sign-in/);
  await expect(other).toHaveURL(/sign-in/);
});
