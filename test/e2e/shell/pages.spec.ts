import type { Page } from '@playwright/test';
import { record } from '../support/annotating.ts';
import { aDatasetToAnswer } from '../support/answering/dataset-to-answer.ts';
import { builtFile } from '../support/built-file.ts';
import { callerFor } from '../support/caller.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

test('a link prefetches its page, and a failed prefetch leaves the current page as it is', async ({
  page,
  baseURL,
}) => {
  const send = await callerFor(baseURL);
  const dataset = await aDatasetToAnswer(send, { fields: ['plain'], questions: ['tone'], records: 3 });
  const file = `**/${builtFile('src/ui/dataset-settings/settings-screen.tsx')}`;
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await signIn(page, owner, dataset.path);
  await expect(record(page)).toContainText('Number 1');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.evaluate(() => addEventListener('vite:preloadError', () => Object.assign(globalThis, { missed: true })));

  await page.getByRole('link', { name: 'Settings', exact: true }).hover();
  await page.waitForFunction(() => 'missed' in globalThis);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(record(page)).toContainText('Number 2');
  expect(loads).toBe(0);

  await page.unroute(file);
  await page.goto(dataset.path.replace('annotation-mode', 'settings'));
  await expect(page.getByRole('tab').first()).toBeVisible();
  await dataset.drop();
});

test('a link that is followed while its prefetch fails loads the page again, once', async ({ page, baseURL }) => {
  const send = await callerFor(baseURL);
  const dataset = await aDatasetToAnswer(send, { fields: ['plain'], questions: ['tone'], records: 3 });
  let requests = 0;
  let fail = () => {};
  const isFailing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(`**/${builtFile('src/ui/dataset-settings/settings-screen.tsx')}`, async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await isFailing;
    return route.fulfill({ status: 404, body: '' });
  });
  await signIn(page, owner, dataset.path);
  await expect(record(page)).toContainText('Number 1');
  const link = page.getByRole('link', { name: 'Settings', exact: true });
  await link.hover();
  await expect.poll(() => requests).toBe(1);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await link.click();

  fail();

  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(dataset.path.replace('annotation-mode', 'settings'));
  expect(loads).toBe(1);
  await dataset.drop();
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
