import type { Page } from '@playwright/test';
import { open } from './support/annotating.ts';
import { expect, test } from './support/postil.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const actions = (page: Page) => page.locator('[data-actions]');

/** Whether a click on the middle of a notice goes to it. */
const takesClicks = (page: Page) =>
  toast(page).evaluate((notice) => {
    const { x, y, width, height } = notice.getBoundingClientRect();
    return notice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** As it was a moment after it came, for as long as it takes to look at it. */
function arriveAgain(notice: HTMLElement | SVGElement) {
  notice.style.animation = 'none';
  notice.getBoundingClientRect();
  notice.style.animation = '';
  for (const animation of notice.getAnimations()) animation.pause();
}

async function goOffline(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('toast-region')),
  );
  await page.context().setOffline(true);
  await expect(toast(page)).toBeVisible();
}

test.describe('a notice', () => {
  for (const language of ['en', 'de', 'es'])
    test(`never stands over what is done next, in ${language}`, async ({ page }) => {
      await page.addInitScript((code) => localStorage.setItem('postil.language', code), language);
      await open(page);
      await goOffline(page);

      for (const width of [1440, 1000, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const overlap = async () => {
          const [above, below] = [await toast(page).boundingBox(), await actions(page).boundingBox()];
          return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
        };

        await expect.poll(overlap, `${width} px`).toBeLessThanOrEqual(0); // once the new width has been seen
        const above = await toast(page).boundingBox();
        expect(above?.x ?? -1, `${width} px`).toBeGreaterThanOrEqual(0);
      }
    });

  test('is reached by F6, closed by Escape, and leads back to where one was', async ({ page }) => {
    await open(page);
    await goOffline(page);
    const option = page.getByRole('radio').first();
    await option.focus();

    await page.keyboard.press('F6');
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(option).toBeFocused();
    await expect(toast(page)).toHaveCount(0);
  });

  test('takes no click while it arrives, which is meant for what was there before', async ({ page }) => {
    await open(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goOffline(page);
    await toast(page).evaluate(arriveAgain);
    const whileItArrives = await takesClicks(page);
    await toast(page).evaluate((notice) => {
      for (const animation of notice.getAnimations()) animation.finish();
    });

    expect(whileItArrives).toBe(false);
    await expect.poll(() => takesClicks(page)).toBe(true);
  });
});
