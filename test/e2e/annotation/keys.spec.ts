import type { Page } from '@playwright/test';
import { answersOnServer, chip, open, record, text, textOf } from '../support/annotating.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(`:focus:is(${selector})`).count()) > 0) return;
  }
  throw new Error(`no Tab leads to ${selector}`);
}

test.describe('with the mouse unplugged', () => {
  test('a dataset is opened, and a label is given', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
    await tabTo(page, 'a:has-text("Product reviews")');
    await page.keyboard.press('Enter');
    await expect(record(page)).toBeVisible();
    const answered = await textOf(page);

    await page.keyboard.press('1');

    await expect(text(page)).not.toHaveText(answered);
    await expect(chip(page)).toHaveText('Saved');
    const stored = await answersOnServer(page, 'submitted');
    expect(stored.map((each) => each.text)).toContain(answered);
  });

  test('help and palette open, lead somewhere, and give the focus back', async ({ page }) => {
    await open(page);
    const option = page.getByRole('radio').first();
    await option.focus();

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(option).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /Type what/ })).toBeFocused();
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(option).toBeFocused();

    const shown = await textOf(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('next record');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(text(page)).not.toHaveText(shown);
  });
});

test.describe('a notice while a dialog is open', () => {
  test('is reached by keys, and closed by Escape without the dialog', async ({ page }) => {
    await open(page);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard' });
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(dialog.getByRole('alert')).toHaveText('You are offline');

    await page.keyboard.press('F6');
    await expect(page.locator('[data-toast]')).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});
