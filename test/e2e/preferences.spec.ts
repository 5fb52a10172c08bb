import type { Page } from '@playwright/test';
import { painted } from './support/colours.ts';
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

test.describe('the address', () => {
  test('is the same in every language, on each screen', async ({ page }) => {
    const speak = async (language: string, lang: string) => {
      await page.getByRole('button', { name: /owner/i }).click();
      await page.getByText(language, { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.keyboard.press('Escape');
    };
    await signIn(page);
    await speak('Deutsch', 'de');
    await speak('Español', 'es');
    expect(new URL(page.url()).pathname).toBe('/');

    await page.getByRole('link', { name: /Product reviews/ }).click();
    await expect(page.getByRole('article')).toBeVisible();
    const { pathname } = new URL(page.url());
    expect(pathname).toMatch(/^\/dataset\/[^/]+\/annotation-mode$/);
    for (const [language, lang] of [
      ['Deutsch', 'de'],
      ['English', 'en'],
      ['Español', 'es'],
    ] as const) {
      await speak(language, lang);
      expect(new URL(page.url()).pathname).toBe(pathname);
    }

    await page.evaluate(() => localStorage.removeItem('auth.token'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });
});

test.describe('the theme', () => {
  async function choose(page: Page, theme: string) {
    await page.getByRole('button', { name: /owner/i }).click();
    await page.getByText(theme, { exact: true }).click();
    await page.keyboard.press('Escape');
  }

  test('that was chosen is on the document, and from the first paint after a reload', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page);
    await choose(page, 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.route('**/assets/*.js', (route) => route.abort()); // all that comes later than the first paint

    await page.reload();

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#root')).toBeEmpty();
    expect((await painted(page)).paper).toBeLessThan(0.1);
  });

  test('light stays light where the operating system is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page);
    await expect.poll(async () => (await painted(page)).paper).toBeLessThan(0.1);

    await choose(page, 'Light');

    expect((await painted(page)).paper).toBeGreaterThan(0.9);
  });

  test('dark stays dark where the operating system is light', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page);
    await expect.poll(async () => (await painted(page)).paper).toBeGreaterThan(0.9);

    await choose(page, 'Dark');

    expect((await painted(page)).paper).toBeLessThan(0.1);
  });

  test('high-contrast changes the colours to more contrast than light has', async ({ page }) => {
    await signIn(page);
    await choose(page, 'Light');
    const light = await painted(page);

    await choose(page, 'Contrast');

    const high = await painted(page);
    expect(high.paper).not.toBeCloseTo(light.paper);
    expect(high.contrast).toBeGreaterThan(light.contrast);
  });

  test('system follows the operating system while the page is open', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page);
    await choose(page, 'System');
    expect((await painted(page)).paper).toBeGreaterThan(0.9);

    await page.emulateMedia({ colorScheme: 'dark' });

    await expect.poll(async () => (await painted(page)).paper).toBeLessThan(0.1);
  });
});
