import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/postil.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');

const say = (page: Page, text: string) =>
  copy(page).evaluate((button, said) => {
    button.dataset.tip = said;
  }, text);

const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' }).first();

test('the tooltip of an icon button has a limited size, and stays until the user leaves or dismisses it', async ({
  page,
}) => {
  await signIn(page);

  await test.step('a tooltip of 39 characters is 100 px wide', async () => {
    await say(page, `${'tip '.repeat(9)}tip`);
    await copy(page).hover();

    expect(await tooltip(page).boundingBox()).toMatchObject({ width: 100 });
  });

  await test.step('a longer tooltip is 400 px wide and at most 360 px high', async () => {
    await page.mouse.move(0, 0);
    await expect(tooltip(page)).toHaveCount(0);
    await say(page, 'tip '.repeat(800));
    await copy(page).hover();

    expect(await tooltip(page).boundingBox()).toMatchObject({ width: 400, height: 360 });
  });

  await test.step('the tooltip stays open under the pointer and inside the window', async () => {
    await tooltip(page).hover();
    await page.waitForTimeout(300); // twice the delay for the pointer

    const { x = -1, y = -1 } = (await tooltip(page).boundingBox()) ?? {};
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  await test.step('Escape closes the tooltip', async () => {
    await page.keyboard.press('Escape');

    await expect(tooltip(page)).toHaveCount(0);
  });

  await test.step('keyboard focus shows the tooltip with its shortcut, and Escape closes only the tooltip', async () => {
    await page.getByRole('link', { name: 'Product reviews' }).click();
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Focus view' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveText('Focus view');

    await page.getByRole('button', { name: 'Next record' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveText(/^Next record .+/);
    await page.keyboard.press('Escape');

    await expect(tooltip(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Next record' })).toBeFocused();
  });
});
