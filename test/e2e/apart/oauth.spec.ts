import type { BrowserContext, Page } from '@playwright/test';
import { startProvider } from '../../support/outside/oidc.ts';
import { answersOnServer, chip, record, text, textOf } from '../support/annotating.ts';
import { test as base, expect } from '../support/postil.ts';
import { withProduct } from '../support/served.ts';

type Provider = Awaited<ReturnType<typeof startProvider>>;

const test = base.extend<object, { readonly provider: Provider }>({
  provider: [
    async ({ browserName: _ }, use) => {
      const started = await startProvider({ sub: 'subject-1', preferred_username: 'ana', given_name: 'Ana' });
      await use(started);
      await started.server.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider: { issuer } }, use) => {
      const OAUTH_PROVIDERS = JSON.stringify({ company: { issuer, client_id: 'postil', workspaces: ['demo'] } });
      await withProduct('oauth', { OAUTH_PROVIDERS }, use);
    },
    { scope: 'worker' },
  ],
});

/** The provider is no stranger here. */
test.afterEach(({ watched, provider }) => {
  const strange = watched.foreign.splice(0).filter((url) => !url.startsWith(provider.issuer));
  expect(strange).toEqual([]);
});
const company = (page: Pick<Page, 'getByRole'>) => page.getByRole('link', { name: 'Sign in with Company' });
const denied = 'You did not agree to sign in with Company';
const handedOver = /You are signed in\. You can close this window/;
const signedIn = (page: Pick<Page, 'getByRole'>) => page.getByRole('button', { name: 'ana' });

/** Somebody tells the provider not to let anybody know who they are. */
const denyOnce = (provider: Provider) =>
  provider.server.service.once('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });

test.describe('signing in at another provider', () => {
  test('makes an account at the first time, with the workspaces that were configured', async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(page.getByText(/Whoever comes this way for the first time gets one/)).toBeVisible();

    await company(page).click();

    await expect(signedIn(page)).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/`);
    const token = await page.evaluate(() => localStorage.getItem('auth.token'));
    const mine = await page.request.get('/api/v1/me/workspaces', { headers: { authorization: `Bearer ${token}` } });
    expect((await mine.json()).items).toMatchObject([{ name: 'demo' }]);
  });

  test('goes by keys alone, and leads back to the page that was asked for', async ({ page, baseURL }) => {
    await page.goto('/?sort=name');
    await page.goto('/user-settings?tab=1');
    await expect(page.getByLabel('Username')).toBeFocused();

    while (!(await company(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(signedIn(page)).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/user-settings?tab=1`);
  });

  test('says so where the provider was not allowed to', async ({ page, provider }) => {
    denyOnce(provider);
    await page.goto('/sign-in');

    await company(page).click();

    await expect(page.getByText(denied)).toBeVisible();
    await expect(page).toHaveURL(/sign-in/);
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('takes no answer that was made for somebody else', async ({ page }) => {
    await page.goto('/oauth/company/callback?code=1&state=of-another');

    await expect(page.getByText('Signing in with Company did not work. Please try again')).toBeVisible();
    await expect(page).toHaveURL(/sign-in/);
  });

  test('says so where it is not known who sent somebody', async ({ page }) => {
    await page.goto('/oauth/callback?code=1&state=2');

    await expect(page.getByText(/does not say which provider you come from/)).toBeVisible();
  });

  test('opens a window from within a frame, and comes back to the frame', async ({ page }) => {
    const host =
      '<!doctype html><title>Elsewhere</title><iframe title="Postil" src="/" width="900" height="700"></iframe>';
    await page.route('**/host', (route) => route.fulfill({ contentType: 'text/html', body: host }));
    await page.goto('/host');
    const frame = page.frameLocator('iframe');

    const [opened] = await Promise.all([page.waitForEvent('popup'), company(frame).click()]);

    await expect(signedIn(frame)).toBeVisible();
    await expect.poll(() => opened.isClosed() || /^http:\/\/[^/]+\/$/.test(opened.url())).toBe(true);
  });
});

/** Says so, or is closed while it is asked: not every browser lets it close itself. */
const isHandedOver = (opened: Page) =>
  opened
    .getByText(handedOver)
    .isVisible()
    .catch(() => true);

/** The server takes the token of this page no longer; any other it does. */
async function endSession(page: Page, context: BrowserContext) {
  await page.waitForTimeout(1000); // tokens of one second are the same
  const token = await page.evaluate(() => localStorage.getItem('auth.token'));
  await context.route('**/api/v1/**', (route) =>
    route.request().headers().authorization === `Bearer ${token}`
      ? route.fulfill({ status: 401, json: { detail: 'Could not validate credentials' } })
      : route.fallback(),
  );
}

/** Ana, whose session ended on an answer; what the server has of her, and the record she has come to. */
async function withAnUnsentAnswer(page: Page, context: BrowserContext) {
  await page.goto('/');
  await company(page).click();
  await page.getByRole('link', { name: 'Product reviews' }).click();
  await expect(record(page)).toBeVisible();
  const before = (await answersOnServer(page, 'submitted')).length;
  await endSession(page, context);
  await page.keyboard.press('1');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toContainText('One answer is waiting to be sent.');
  return { before, dialog, shown: await textOf(page) };
}

test.describe('a session of a provider that ends under the hands', () => {
  test('is renewed in another window: the page stays, and what was unsent is sent', async ({ page, context }) => {
    const { before, dialog, shown } = await withAnUnsentAnswer(page, context);

    const [opened] = await Promise.all([page.waitForEvent('popup'), company(dialog).click()]);

    await expect(dialog).toBeHidden();
    await expect(chip(page)).toHaveText('Saved');
    await expect(text(page)).toHaveText(shown);
    await expect.poll(async () => (await answersOnServer(page, 'submitted')).length).toBe(before + 1);
    await expect.poll(() => opened.isClosed() || isHandedOver(opened)).toBe(true);
  });

  test('is waited for where the provider was not allowed to', async ({ page, context, provider }) => {
    const { before, dialog, shown } = await withAnUnsentAnswer(page, context);
    denyOnce(provider);
    const [opened] = await Promise.all([page.waitForEvent('popup'), company(dialog).click()]);
    await expect(opened.getByText(denied)).toBeVisible();
    await expect(dialog).toBeVisible();

    await company(opened).click();

    await expect(signedIn(opened)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(text(page)).toHaveText(shown);
    await expect.poll(async () => (await answersOnServer(page, 'submitted')).length).toBe(before + 1);
  });
});
