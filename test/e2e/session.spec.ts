import { breaches, expect, signIn, signInByTyping, test } from './support/postil.ts';
import { owner } from './support/product.ts';

test.describe('signing in', () => {
  test('says Wrong username or password. Try again', { tag: '@argilla' }, async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page.getByRole('alert')).toHaveText('Wrong username or password. Try again');
  });

  test('goes by mouse', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Username').click();
    await page.keyboard.insertText(owner.username);
    await page.getByLabel('Password', { exact: true }).click();
    await page.keyboard.insertText(owner.password);

    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page.getByRole('button', { name: /owner/ })).toBeVisible();
  });

  test('goes by keys alone', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.getByLabel('Username')).toBeFocused();

    await page.keyboard.type(owner.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(owner.password);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('button', { name: /owner/ })).toBeVisible();
  });

  test('says how long to wait after too many tries, and tells no server from one that fails', async ({ page }) => {
    const answers = [
      { status: 429, headers: { 'retry-after': '300' } },
      { status: 500, headers: {} },
    ];
    await page.route('**/api/v1/token', (route) => {
      const answer = answers.shift();
      return answer ? route.fulfill({ ...answer, json: {} }) : route.abort();
    });
    await page.goto('/sign-in');
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('some password');
    const alert = page.getByRole('alert');

    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('Try again in 5 minutes');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('An error occurred, please try again later');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('The server cannot be reached. Check your connection');
  });

  test('begins on a page of welcome in a hosted space', async ({ page }) => {
    const space = { space_title: 'Film reviews', space_author_name: 'cinema-club' };
    await page.route('**/api/v1/settings', (route) => route.fulfill({ json: { argilla: {}, huggingface: space } }));
    await page.route('**/api/v1/oauth2/providers', (route) =>
      route.fulfill({ json: { items: [{ name: 'huggingface' }] } }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome to Film reviews' })).toBeVisible();
    await expect(page.getByText('A space of cinema-club')).toBeVisible();
    expect(await breaches(page)).toEqual([]);

    await page.getByRole('link', { name: 'Sign in with a username' }).click();

    await expect(page.getByLabel('Username')).toBeFocused();
    await page.reload();
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('opens the list of datasets', { tag: '@argilla' }, async ({ page }) => {
    await signInByTyping(page);

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
  });

  test('leads back to the page that was asked for', { tag: '@argilla' }, async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: /Product reviews/ }).click();
    await expect(page).toHaveURL(/annotation-mode/);
    const wanted = `${page.url().split('?')[0]}?page=4&status=draft`;
    await page.evaluate(() => localStorage.removeItem('auth.token'));

    await page.goto(wanted);
    await expect(page).toHaveURL(/sign-in/);
    await signInByTyping(page);

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
