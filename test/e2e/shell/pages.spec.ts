import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/postil.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dataset = 'Product reviews';
const chunkOf = (page: string) => new RegExp(`assets/${page}-[^/]+\\.js$`);

/** The chunks that are asked for from now on. */
function watchChunks(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return (name: string) => asked.some((url) => chunkOf(name).test(url));
}

/** What the browser says of its connection. */
const connect = (page: Page, connection: object) =>
  page.addInitScript((said) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => said });
  }, connection);

test.describe('a link', () => {
  test('has its page fetched when it comes into view', async ({ page }) => {
    const isAsked = watchChunks(page);

    await signIn(page);

    await expect(heading(page, 'Datasets')).toBeVisible();
    await expect.poll(() => isAsked('annotation-screen')).toBe(true);
  });

  for (const [name, connection] of [
    ['on 2g', { effectiveType: '2g' }],
    ['where data are saved', { effectiveType: '4g', saveData: true }],
  ] as const)
    test(`has nothing fetched ${name}`, async ({ page }) => {
      await connect(page, connection);
      const isAsked = watchChunks(page);
      await signIn(page);
      await expect(page.getByRole('link', { name: dataset })).toBeVisible();

      await page.waitForTimeout(1500);

      expect(isAsked('annotation-screen')).toBe(false);
    });

  test('whose page cannot be fetched ahead leaves the page as it is', async ({ page }) => {
    await page.route('**/assets/annotation-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await signIn(page);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await expect(page.getByRole('link', { name: dataset })).toBeVisible();

    await page.waitForTimeout(1500);

    expect(loads).toBe(0);
    await page.unroute('**/assets/annotation-screen-*.js');
    await page.getByRole('link', { name: dataset }).click();
    await expect(page.getByRole('article')).toBeVisible();
  });
});

test.describe('the transition page', () => {
  /** The animations of a whole page that were begun, by name. */
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
  const begun = (page: Page) => page.evaluate(() => (globalThis as unknown as { begun: string[] }).begun);

  async function leave(page: Page) {
    await signIn(page);
    await page.goto('/new');
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click();
    await expect(heading(page, 'Datasets')).toBeVisible();
  }

  test('lets the old page go out, then the new one come in', async ({ page }) => {
    await watchAnimations(page);

    await leave(page);

    const [out, into] = (await begun(page)).filter((name) => name.includes('page'));
    expect(out).toBe('out page');
    expect(into).toMatch(/^in .*page/);
  });

  test('is off where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchAnimations(page);

    await leave(page);

    expect((await begun(page)).filter((name) => name.includes('page'))).toEqual([]);
  });

  test('is off where it is switched off in client storage', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('postil.toggle.transitions', 'off'));
    await watchAnimations(page);

    await leave(page);

    expect((await begun(page)).filter((name) => name.startsWith('out'))).toEqual([]);
  });
});

test('a locale file that does not load is only logged, and the texts are English', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('postil.language', 'de'));
  await page.route('**/assets/de-*.js', (route) => route.fulfill({ status: 404, body: '' }));

  await page.goto('/sign-in');

  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(logged.join()).toContain('the texts of shell for de did not load');
});

test('closing the page is asked about while an answer is not saved', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: dataset }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('radio', { checked: false }).first().check();
  const dialog = page.waitForEvent('dialog');

  await page.close({ runBeforeUnload: true });

  const asked = await dialog;
  expect(asked.type()).toBe('beforeunload');
  await asked.accept();
});
