import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/postil.ts';

test('a visible link prefetches its page, and a failed prefetch does not reload the current page', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/annotation-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.addInitScript(() =>
    addEventListener('vite:preloadError', () => Object.assign(globalThis, { missed: true })),
  );
  await signIn(page);
  const before = loads;

  await page.waitForFunction(() => 'missed' in globalThis);
  await page.unroute('**/assets/annotation-screen-*.js');
  await page.getByRole('link', { name: 'Product reviews' }).click();
  await expect(page.getByRole('article')).toBeVisible();

  expect(loads).toBe(before);
});

test.describe('the page transition', () => {
  /** Records the names of animations of the whole page. */
  const watchAnimations = (page: Page) =>
    page.addInitScript(() => {
      const begun: string[] = [];
      Object.assign(globalThis, { begun });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        if (typeof options === 'object' && options.id) begun.push(`out ${options.id}`);
        return animate.call(this, frames, options);
      };
      addEventListener('animationstart', ({ animationName }) => begun.push(`in ${animationName}`));
    });

  async function leave(page: Page) {
    await page.goto('/new');
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
    const begun = await page.evaluate(() => (globalThis as unknown as { begun: string[] }).begun);
    return begun.filter((name) => name.includes('page'));
  }

  test('animates the old page out and the new page in, unless motion is reduced or it is switched off', async ({
    page,
  }) => {
    await watchAnimations(page);
    await signIn(page);

    await test.step('the old page animates out before the new page animates in', async () => {
      const [out, into] = await leave(page);

      expect(out).toBe('out page');
      expect(into).toMatch(/^in .*page/);
    });

    await test.step('no page is animated when reduced motion is preferred', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });

      expect(await leave(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });

    await test.step('no page animates out when localStorage switches transitions off', async () => {
      await page.evaluate(() => localStorage.setItem('postil.toggle.transitions', 'off'));

      expect((await leave(page)).filter((name) => name.startsWith('out'))).toEqual([]);
    });
  });
});
