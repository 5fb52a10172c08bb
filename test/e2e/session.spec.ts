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
    await page.goto('/?workspaces=demo');
    await expect(page).toHaveURL(/sign-in/);

    await signIn(page);

    await expect(page).toHaveURL(/\?workspaces=demo$/);
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
});
