import type { Locator, Page } from '@playwright/test';
import { builtFile } from './support/built-file.ts';
import { expect, signIn, test } from './support/postil.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const actions = (page: Page) => page.locator('[data-actions]');
const form = (page: Page) => page.getByRole('form', { name: /Questions|Fragen|Preguntas/ });

const takesClicks = (page: Page) =>
  toast(page).evaluate((notice) => {
    const { x, y, width, height } = notice.getBoundingClientRect();
    return notice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Stops the countdown of the notice, so that the test can inspect it. */
function arriveAgain(notice: HTMLElement | SVGElement) {
  notice.style.animation = 'none';
  notice.getBoundingClientRect();
  notice.style.animation = '';
  for (const animation of notice.getAnimations()) animation.pause();
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

/** Square pixels of a part of the page that a notice covers. */
async function shared(page: Page, part: Locator) {
  const notice = (await toast(page).boundingBox()) ?? nowhere;
  const { x, y, width, height } = (await part.boundingBox()) ?? nowhere;
  const wide = Math.min(x + width, notice.x + notice.width) - Math.max(x, notice.x);
  const high = Math.min(y + height, notice.y + notice.height) - Math.max(y, notice.y);
  return Math.max(0, wide) * Math.max(0, high);
}

const overlap = async (page: Page) => (await shared(page, actions(page))) + (await shared(page, form(page)));

/** Distance of a notice from the bottom of the window, in pixels. */
const room = async (page: Page) => {
  const box = await toast(page).boundingBox();
  return (page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
};

const raise = (page: Page, event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event);

test('a notice reports lost and restored connections, covers no controls, and is reachable by keyboard', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.getByRole('link', { name: /Product reviews/ }).click();
  await expect(page.getByRole('article')).toBeVisible();
  // Offline, the code could not load any more.
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    builtFile('src/ui/components/feedback/toast-region.tsx'),
  );

  await test.step('a danger toast reports that the user is offline', async () => {
    await context.setOffline(true);

    await expect(toast(page)).toContainText('You are offline');
    await expect(toast(page)).toHaveAttribute('data-type', 'danger');
  });

  await test.step('a notice takes no clicks while it slides in', async () => {
    await toast(page).evaluate(arriveAgain);
    const whileItArrives = await takesClicks(page);
    await toast(page).evaluate((notice) => {
      for (const animation of notice.getAnimations()) animation.finish();
    });

    expect(whileItArrives).toBe(false);
    await expect.poll(() => takesClicks(page)).toBe(true);
  });

  await test.step('a toast that the user is online again replaces the offline toast', async () => {
    await context.setOffline(false);

    await expect(toast(page)).toContainText('You are online again');
    await raise(page, 'toast.clear');
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('a notice covers neither the form nor its actions in any language at any width', async () => {
    await raise(page, 'offline');
    for (const [language, words] of [
      ['Deutsch', 'Sie sind offline'],
      ['Español', 'No tiene conexión'],
      ['English', 'You are offline'],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.getByRole('button', { name: /owner/i }).click();
      await page.getByText(language, { exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(toast(page)).toContainText(words);
      for (const width of [1440, 1000, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });

        // After the page has reacted to the new width.
        await expect.poll(() => overlap(page), `${language}, ${width} px`).toBe(0);
        const above = await toast(page).boundingBox();
        expect(above?.x ?? -1, `${language}, ${width} px`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  await test.step('a notice stays in the window on the home page, and off the form after going forward', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goBack();
      await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
      await expect.poll(() => room(page), `home, ${width} px`).toBeGreaterThanOrEqual(0);
      await expect(toast(page)).toBeInViewport({ ratio: 1 });

      await page.goForward();
      await expect(actions(page)).toBeVisible();
      await expect.poll(() => overlap(page), `back, ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 800 });
  });

  await test.step('a notice does not cover a dialog', async () => {
    await page.keyboard.press('?');
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => shared(page, page.getByRole('dialog')), `${width} px`).toBe(0);
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('F6 focuses a notice, and Escape closes it and restores the focus', async () => {
    const option = page.getByRole('radio').first();
    await option.focus();

    await page.keyboard.press('F6');
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(option).toBeFocused();
    await expect(toast(page)).toHaveCount(0);
  });
});
