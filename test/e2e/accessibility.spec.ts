import { open, record } from './support/annotating.ts';
import { breaches, expect, signIn, test } from './support/postil.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// Every screen in every theme and language is looked at in test/e2e/ours.
for (const viewport of widths)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('signing in breaches no rule of accessibility', async ({ page }) => {
      await page.goto('/sign-in');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

      expect(await breaches(page)).toEqual([]);
    });

    test('the datasets breach no rule of accessibility, the menu open too', async ({ page }) => {
      await signIn(page);
      await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();

      expect(await breaches(page)).toEqual([]);

      await page.getByRole('button', { name: /owner/i }).click();
      expect(await breaches(page)).toEqual([]);
    });

    test('answering breaches no rule of accessibility, its dialog open too', async ({ page }) => {
      await open(page);
      expect(await breaches(page)).toEqual([]);

      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await breaches(page)).toEqual([]);
    });

    test('an unknown page breaches no rule of accessibility', async ({ page }) => {
      await signIn(page);
      await page.goto('/a/b/c');
      await expect(page.getByText('This page could not be found')).toBeVisible();

      expect(await breaches(page)).toEqual([]);
    });
  });

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('nothing has to be scrolled sideways', async ({ page }) => {
    await open(page);
    await expect(record(page)).toBeVisible();

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

    expect(overflow).toBeLessThanOrEqual(0);
  });
});
