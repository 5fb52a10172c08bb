import { open } from '../support/annotating.ts';
import { expect, test } from '../support/postil.ts';

test('help and palette give the focus back, and a notice over the help is closed by Escape without it', async ({
  page,
}) => {
  await open(page);
  const option = page.getByRole('radio').first();
  await option.focus();

  await test.step('the help, and a notice that comes while it is open', async () => {
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

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();

    await page.keyboard.press('Escape');

    await expect(option).toBeFocused();
  });
});
