import type { Page } from '@playwright/test';
import { painted } from './support/looks/colours.ts';
import { expect, signIn, test } from './support/postil.ts';

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: /owner/i }).click();
  await page.getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
}

test.describe('the language', () => {
  test.use({ locale: 'de-AT' });

  test('is that of the browser until the user chooses another, and English if its file fails to load', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));

    await test.step('a browser set to de-AT shows the sign-in page in German', async () => {
      await page.goto('/sign-in');

      await expect(heading).toHaveText('Anmelden');
    });

    await test.step('the chosen language is kept after a reload', async () => {
      await signIn(page);
      await choose(page, 'Español');
      await expect(heading).toHaveText('Conjuntos de datos');

      await page.reload();

      await expect(heading).toHaveText('Conjuntos de datos');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });

    await test.step('a locale file that fails to load is logged, and the texts are English', async () => {
      await page.route('**/assets/de-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.evaluate(() => localStorage.setItem('postil.language', 'de'));

      await page.reload();

      await expect(heading).toHaveText('Datasets');
      expect(logged.join()).toContain('the texts of shell for de did not load');
    });
  });
});

test('the page has the chosen theme, and follows the operating system only if System is chosen', async ({ page }) => {
  const paper = async () => (await painted(page)).paper;
  const isLight = () => expect.poll(paper).toBeGreaterThan(0.9);
  const isDark = () => expect.poll(paper).toBeLessThan(0.1);

  await test.step('System follows the operating system while the page is open', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page);
    await choose(page, 'System');
    await isLight();

    await page.emulateMedia({ colorScheme: 'dark' });

    await isDark();
  });

  await test.step('Light stays light when the operating system is dark', async () => {
    await choose(page, 'Light');

    await isLight();
  });

  await test.step('High contrast has more contrast than Light', async () => {
    const light = await painted(page);

    await choose(page, 'High contrast');

    const high = await painted(page);
    expect(high.paper).not.toBeCloseTo(light.paper);
    expect(high.contrast).toBeGreaterThan(light.contrast);
  });

  await test.step('Dark stays dark when the operating system is light', async () => {
    await page.emulateMedia({ colorScheme: 'light' });

    await choose(page, 'Dark');

    await isDark();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the first paint after a reload has the chosen theme and the header of the page', async () => {
    await page.route('**/assets/*.js', (route) => route.abort()); // blocks everything after the first paint

    await page.reload();

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#root')).toBeEmpty();
    expect(await paper()).toBeLessThan(0.1);
    const height = page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);
    expect(await height).toBe('56px');
  });
});
