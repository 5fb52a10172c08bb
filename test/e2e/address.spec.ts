import { open, record } from './support/annotating.ts';
import { expect, signIn, test } from './support/postil.ts';

const ofRecords = 'Status of the records';

test.describe('the history', () => {
  test('gets an entry for each status that is chosen after the first', async ({ page }) => {
    await open(page);
    await page.getByLabel(ofRecords).selectOption('submitted');
    await expect(page).toHaveURL(/status=submitted/);
    await page.getByLabel(ofRecords).selectOption('discarded');
    await expect(page).toHaveURL(/status=discarded/);

    await page.goBack();

    await expect(page).toHaveURL(/status=submitted/);
    await expect(page.getByLabel(ofRecords)).toHaveValue('submitted');
  });

  test('has its entry replaced where the address had no query yet', async ({ page }) => {
    await open(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
    await page.goForward();
    await expect(record(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');

    await page.getByLabel(ofRecords).selectOption('draft');
    await expect(page).toHaveURL(/status=draft/);
    await page.goBack();

    await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('the guard', () => {
  test('sends to sign-in before anything of the page is asked for', async ({ page }) => {
    await open(page);
    const wanted = page.url();
    await signOut();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.goto(wanted);

    await expect(page).toHaveURL(/sign-in/);
    await expect(page.getByLabel('Username')).toBeVisible();
    const forAnybody = ['/api/v1/settings', '/api/v1/oauth2/providers'];
    expect(asked.filter((path) => path.startsWith('/api/') && !forAnybody.includes(path))).toEqual([]);

    async function signOut() {
      await page.getByRole('button', { name: /owner/ }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/sign-in/);
    }
  });

  test('remembers nothing of the root', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/sign-in/);

    const kept = await page.evaluate(() => Object.keys(localStorage));

    expect(kept.filter((key) => key.endsWith('redirectTo'))).toEqual([]);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  });
});
