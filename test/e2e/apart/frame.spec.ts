import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { launching } from '../../../tools/chromium.ts';
import { startProvider } from '../../support/outside/oidc.ts';
import { OuterPage } from '../support/outer-page.ts';
import { owner, Product } from '../support/product.ts';

// Frames in processes of their own, storage in parts: all of the browser.
test.use({ launchOptions: launching() });

const outer = new OuterPage();
let provider: Awaited<ReturnType<typeof startProvider>>;
let product: Product;
const told = /This browser lets the page keep nothing/;

test.beforeAll(async () => {
  await outer.start();
  provider = await startProvider({ sub: 'subject-2', preferred_username: 'bea', given_name: 'Bea' });
  const company = { issuer: provider.issuer, client_id: 'postil', workspaces: ['demo'] };
  const OAUTH_PROVIDERS = JSON.stringify({ company });
  product = new Product(0, { EMBED_ORIGINS: outer.address, OAUTH_PROVIDERS });
  await product.start();
  outer.show(product.address);
});
test.afterAll(async () => {
  outer.stop();
  await product.stop();
  await provider.server.stop();
});

/** The product in a frame of a page of another site. */
async function openFrame(page: Page) {
  await page.goto(outer.address);
  return page.frameLocator('iframe');
}

/** As a browser does for frames of other sites that may keep nothing. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    if (window === top) return;
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: deny });
  });

const home = (frame: FrameLocator) => frame.getByRole('heading', { level: 1, name: 'Datasets' });

async function signInWithin(page: Page) {
  const frame = await openFrame(page);
  await frame.getByLabel('Username').fill(owner.username);
  await frame.getByLabel('Password', { exact: true }).fill(owner.password);
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(home(frame)).toBeVisible();
  return frame;
}

test.describe('in a frame of another site', () => {
  test('one can sign in and answer where storage is partitioned, and nothing is said of it', async ({ page }) => {
    const frame = await signInWithin(page);

    await frame.getByRole('link', { name: 'Product reviews' }).click();

    await expect(frame.getByRole('article')).toBeVisible();
    await frame.getByRole('radio', { name: /Mixed/ }).check();
    await frame.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(frame.getByText('Saved')).toBeVisible();
    await expect(frame.getByText(told)).toHaveCount(0);
  });

  test('one can sign in and answer where storage is denied, which is said once', async ({ page }) => {
    await denyStorage(page);
    const frame = await openFrame(page);
    await expect(frame.getByText(told)).toBeVisible();

    await frame.getByLabel('Username').fill(owner.username);
    await frame.getByLabel('Password', { exact: true }).fill(owner.password);
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
    await frame.getByRole('link', { name: 'Product reviews' }).click();
    await expect(frame.getByRole('article')).toBeVisible();
    await frame.getByRole('radio', { name: /Mixed/ }).check();
    await frame.getByRole('button', { name: 'Submit', exact: true }).click();

    await expect(frame.getByText('Saved')).toBeVisible();
  });

  for (const [storage, prepare] of [
    ['partitioned', async () => undefined],
    ['denied', denyStorage],
  ] as const)
    test(`a provider signs people in by a window where storage is ${storage}, and only the frame`, async ({ page }) => {
      await prepare(page);
      const frame = await openFrame(page);

      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        frame.getByRole('link', { name: 'Sign in with Company' }).click(),
      ]);

      await expect(home(frame)).toBeVisible();
      await expect(frame.getByRole('button', { name: 'bea' })).toBeVisible();
      await expect(frame.getByRole('link', { name: 'Product reviews' })).toBeVisible();
      await expect.poll(() => opened.isClosed()).toBe(true);
      const alone = await page.context().newPage();
      await alone.goto(product.address);
      await expect(alone.getByLabel('Username')).toBeVisible();
    });

  test('no page around it hands in a token', async ({ page }) => {
    const form = { username: owner.username, password: owner.password };
    const answer = await page.request.post(`${product.address}/api/v1/token`, { form });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const frame = await openFrame(page);
    await expect(frame.getByLabel('Username')).toBeVisible();

    await page.evaluate((given) => {
      for (const message of [{ kind: 'postil.token', token: given }, given, { token: given }])
        document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
    }, token);

    await page.waitForTimeout(1500);
    await expect(frame.getByLabel('Username')).toBeVisible();
    await expect(home(frame)).toHaveCount(0);
  });

  test('is nothing where the site is not named in the settings', async ({ page }) => {
    const stranger = new OuterPage();
    await stranger.start();
    stranger.show(product.address);

    await page.goto(stranger.address);

    await page.waitForTimeout(1500);
    await expect(page.frameLocator('iframe').getByLabel('Username')).toHaveCount(0);
    stranger.stop();
  });
});
