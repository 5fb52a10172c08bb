import { expect, signIn, test } from './support/postil.ts';

test.describe('the language', () => {
  for (const [locale, title] of [
    ['de-AT', 'Anmelden'],
    ['es', 'Iniciar sesión'],
    ['fr', 'Sign in'],
  ] as const)
    test(`of a browser set to ${locale} greets with ${title}`, async ({ browser }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();

      await page.goto('/sign-in');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await context.close();
    });

  test('that was chosen holds after a reload', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: /owner/i }).click();
    await page.getByText('Deutsch').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');

    await page.reload();

    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datensätze');
  });
});

test.describe('the theme', () => {
  test('that was chosen is on the document, and still after a reload', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: /owner/i }).click();
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.reload();

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('system follows the operating system while the page is open', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/sign-in');
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();

    await page.emulateMedia({ colorScheme: 'dark' });

    await expect.poll(paper).not.toBe(light);
  });
});
