import { record } from './support/annotating.ts';
import { breachesInWords, bringAxe } from './support/looks/axe.ts';
import { expect, signIn, test } from './support/postil.ts';

// Over Postil's server, test/e2e/apart checks every screen and state in every theme.
test('the pages from sign-in to annotation have no axe violations', {
  tag: ['@argilla', '@only-argilla'],
}, async ({ page }) => {
  const look = async (name: string) => expect(await breachesInWords(page), name).toEqual([]);
  await bringAxe(page);
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await look('signing in');

  await signIn(page);
  await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
  await look('the datasets');
  await page.getByRole('button', { name: /owner/i }).click();
  await look('the menu');

  await page.goto('/');
  await page.getByRole('link', { name: /Product reviews/ }).click();
  await expect(record(page)).toBeVisible();
  await look('answering');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the keys');

  await page.goto('/a/b/c');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await look('an unknown page');
});
