import { open } from '../support/annotating.ts';
import { expect, test } from '../support/postil.ts';

test('the keyboard help and the command palette restore the focus when they close', async ({ page }) => {
  await open(page);
  const option = page.getByRole('radio').first();
  await option.focus();

  await test.step('Escape closes a notice over the keyboard help before the help itself', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(help.getByRole('alert')).toHaveText('You are offline');
    await page.keyboard.press('F6');
    await expect(page.locator('[data-toast]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(help).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(option).toBeFocused();
  });

  await test.step('Escape closes the command palette and restores the focus', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();

    await page.keyboard.press('Escape');

    await expect(option).toBeFocused();
  });
});
