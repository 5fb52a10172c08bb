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

/** Requests to the provider are expected here. */
test.afterEach(({ watched, provider }) => {
  const strange = watched.foreign.splice(0).filter((url) => !url.startsWith(provider.issuer));
  expect(strange).toEqual([]);
});
const company = (page: Pick<Page, 'getByRole'>) => page.getByRole('link', { name: 'Sign in with Company' });
const denied = 'Signing in with Company was cancelled';
const handedOver = /You are signed in\. You can close this window/;
const signedIn = (page: Pick<Page, 'getByRole'>) => page.getByRole('button', { name: 'ana' });

const denyOnce = (provider: Provider) =>
  provider.server.service.once('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });

test.describe('signing in with an OAuth provider', () => {
  test('works with the keyboard alone, creates an account in the configured workspaces, and opens the requested page', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/user-settings?tab=1');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(company(page)).toBeVisible();

    while (!(await company(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(signedIn(page)).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/user-settings?tab=1`);
    const token = await page.evaluate(() => localStorage.getItem('auth.token'));
    const mine = await page.request.get('/api/v1/me/workspaces', { headers: { authorization: `Bearer ${token}` } });
    expect((await mine.json()).items).toMatchObject([{ name: 'demo' }]);
  });

  test('opens a popup from inside a frame, and signs the user in inside the frame', async ({ page }) => {
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

/** The window says so, or closes: not every browser lets a page close its window. */
const isHandedOver = (opened: Page) =>
  opened
    .getByText(handedOver)
    .isVisible()
    .catch(() => true);

/** The server rejects the token of this page, and accepts any other. */
async function endSession(page: Page, context: BrowserContext) {
  const token = await page.evaluate(() => localStorage.getItem('auth.token'));
  const { iat } = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
  await expect.poll(() => Date.now() / 1000).toBeGreaterThan(iat + 1); // tokens of one second are the same
  await context.route('**/api/v1/**', (route) =>
    route.request().headers().authorization === `Bearer ${token}`
      ? route.fulfill({ status: 401, json: { detail: 'Could not validate credentials' } })
      : route.fallback(),
  );
}

/** Ana's session ends during an answer; returns the number of her answers on the server and the record in view. */
async function leaveAnswerUnsent(page: Page, context: BrowserContext) {
  const before = (await answersOnServer(page, 'submitted')).length;
  await endSession(page, context);
  await page.keyboard.press('1');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toContainText('One answer is waiting to be sent.');
  return { before, dialog, shown: await textOf(page) };
}

/** The page stayed as it was, and the server has the answer. */
async function goesOn(page: Page, { before, dialog, shown }: Awaited<ReturnType<typeof leaveAnswerUnsent>>) {
  await expect(dialog).toBeHidden();
  await expect(chip(page)).toHaveText('Saved');
  await expect(text(page)).toHaveText(shown);
  await expect.poll(async () => (await answersOnServer(page, 'submitted')).length).toBe(before + 1);
}

test('an ended OAuth session is renewed in a popup, after which the unsent answer is sent', async ({
  page,
  context,
  provider,
}) => {
  await page.goto('/');
  await company(page).click();
  await page.getByRole('link', { name: 'Product reviews' }).click();
  await expect(record(page)).toBeVisible();

  await test.step('the provider signs the user in at the first attempt', async () => {
    const left = await leaveAnswerUnsent(page, context);

    const [opened] = await Promise.all([page.waitForEvent('popup'), company(left.dialog).click()]);

    await goesOn(page, left);
    await expect.poll(() => opened.isClosed() || isHandedOver(opened)).toBe(true);
  });

  await test.step('the user signs in from the popup after a cancelled attempt', async () => {
    const left = await leaveAnswerUnsent(page, context);
    denyOnce(provider);
    const [opened] = await Promise.all([page.waitForEvent('popup'), company(left.dialog).click()]);
    await expect(opened.getByText(denied)).toBeVisible();
    await expect(left.dialog).toBeVisible();

    await company(opened).click();

    await expect(signedIn(opened)).toBeVisible();
    await goesOn(page, left);
  });
});
