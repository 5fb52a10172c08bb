import { expect, signIn, test } from './support/postil.ts';

test.describe('signing in', () => {
  test('says Wrong username or password. Try again', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page.getByRole('alert')).toHaveText('Wrong username or password. Try again');
  });

  test('opens the list of datasets', async ({ page }) => {
    await signIn(page);

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
  });

  test('leads back to the page that was asked for', async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: /Product reviews/ }).click();
    await expect(page).toHaveURL(/annotation-mode/);
    const wanted = `${page.url().split('?')[0]}?page=4&status=draft`;
    await page.evaluate(() => localStorage.removeItem('auth.token'));

    await page.goto(wanted);
    await expect(page).toHaveURL(/sign-in/);
    await signIn(page);

    await expect(page).toHaveURL(/annotation-mode\?.*status=draft/);
  });

  test('ends in every tab when one signs out', async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('link', { name: /Product reviews/ })).toBeVisible();

    await page.getByRole('button', { name: /owner/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect(page).toHaveURL(/sign-in/);
    await expect(other).toHaveURL(/sign-in/);
  });

  test('has a menu that closes with Escape and with a click beside it', async ({ page }) => {
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
  });
});
