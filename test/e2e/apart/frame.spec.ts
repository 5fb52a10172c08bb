import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { startProvider } from '../../support/outside/oidc.ts';
import { OuterPage } from '../support/outer-page.ts';
import { owner, Product } from '../support/product.ts';

const outer = new OuterPage();
let provider: Awaited<ReturnType<typeof startProvider>>;
let product: Product;
const storageWarning = /This browser does not store data for this page/;

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

async function openFrame(page: Page) {
  await page.goto(outer.address);
  return page.frameLocator('iframe');
}

/** Denies storage, as browsers do for frames of other sites. */
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
const username = (frame: FrameLocator) => frame.getByLabel('Username');

/** Messages that a hostile page could send into the frame. */
async function handIn(page: Page) {
  const form = { username: owner.username, password: owner.password };
  const answer = await page.request.post(`${product.address}/api/v1/token`, { form });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await page.evaluate((given) => {
    for (const message of [{ kind: 'postil.token', token: given }, given, { token: given }])
      document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
  }, token);
}

async function signInByWindow(page: Page, frame: FrameLocator) {
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
  await alone.close();
}

async function signOut(frame: FrameLocator) {
  await frame.getByRole('button', { name: 'bea' }).click();
  await frame.getByRole('button', { name: 'Sign out' }).click();
  await expect(username(frame)).toBeVisible();
}

async function signInByPassword(frame: FrameLocator) {
  await username(frame).fill(owner.username);
  await frame.getByLabel('Password', { exact: true }).fill(owner.password);
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(home(frame)).toBeVisible();
}

async function answer(frame: FrameLocator) {
  await frame.getByRole('link', { name: 'Product reviews' }).click();
  await expect(frame.getByRole('article')).toBeVisible();
  await frame.getByRole('radio', { name: /Mixed/ }).check();
  await frame.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(frame.getByText('Saved', { exact: true })).toBeVisible();
}

test.describe('in a cross-origin frame', () => {
  for (const [storage, prepare, isWarned] of [
    ['partitioned', async () => undefined, false],
    ['denied', denyStorage, true],
  ] as const)
    test(`users sign in and answer with ${storage} storage, and are warned if nothing is stored`, async ({ page }) => {
      await prepare(page);
      const frame = await openFrame(page);
      await expect(username(frame)).toBeVisible();
      await expect(frame.getByText(storageWarning)).toBeVisible({ visible: isWarned });

      await test.step('a provider signs the user in through a popup, and only inside the frame', async () => {
        await signInByWindow(page, frame);
      });
      await signOut(frame);
      await test.step('the user signs in with a password', () => signInByPassword(frame));
      await answer(frame);
      await expect(frame.getByText(storageWarning)).toHaveCount(0);
    });

  test('the embedding page cannot inject a token, and an origin that is not configured cannot embed Postil', async ({
    page,
  }) => {
    const frame = await openFrame(page);
    await expect(username(frame)).toBeVisible();
    await handIn(page);
    await page.waitForTimeout(1500); // time in which a message would arrive
    await expect(username(frame)).toBeVisible();
    await expect(home(frame)).toHaveCount(0);

    const stranger = new OuterPage();
    await stranger.start();
    stranger.show(product.address);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(stranger.address);
    await refused;
    await expect(username(page.frameLocator('iframe'))).toHaveCount(0);
    stranger.stop();
  });
});
