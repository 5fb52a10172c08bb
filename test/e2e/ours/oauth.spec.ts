import type { Page } from '@playwright/test';
import { startProvider } from '../../support/outside/oidc.ts';
import { companyPort } from '../support/port.ts';
import { expect, test } from '../support/postil.ts';
import { Product } from '../support/product.ts';

const address = `http://127.0.0.1:${companyPort}`;
let provider: Awaited<ReturnType<typeof startProvider>>;
let product: Product;

test.use({ baseURL: address });

test.beforeAll(async () => {
  provider = await startProvider({ sub: 'subject-1', preferred_username: 'ana', given_name: 'Ana' });
  const company = { issuer: provider.issuer, client_id: 'postil', workspaces: ['demo'] };
  product = new Product(companyPort, { OAUTH_PROVIDERS: JSON.stringify({ company }) });
  await product.start();
});
/** The provider is no stranger here. */
test.afterEach(({ watched }) => {
  const strange = watched.foreign.splice(0).filter((url) => !url.startsWith(provider.issuer));
  expect(strange).toEqual([]);
});
test.afterAll(async () => {
  await product.stop();
  await provider.server.stop();
});

const company = (page: Pick<Page, 'getByRole'>) => page.getByRole('link', { name: 'Sign in with Company' });
const signedIn = (page: Pick<Page, 'getByRole'>) => page.getByRole('button', { name: 'ana' });

test.describe('signing in at another provider', () => {
  test('makes an account at the first time, with the workspaces that were configured', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/Whoever comes this way for the first time gets one/)).toBeVisible();

    await company(page).click();

    await expect(signedIn(page)).toBeVisible();
    await expect(page).toHaveURL(`${address}/`);
    const token = await page.evaluate(() => localStorage.getItem('auth.token'));
    const mine = await page.request.get('/api/v1/me/workspaces', { headers: { authorization: `Bearer ${token}` } });
    expect((await mine.json()).items).toMatchObject([{ name: 'demo' }]);
  });

  test('goes by keys alone, and leads back to the page that was asked for', async ({ page }) => {
    await page.goto('/?sort=name');
    await page.goto('/user-settings?tab=1');
    await expect(page.getByLabel('Username')).toBeFocused();

    while (!(await company(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(signedIn(page)).toBeVisible();
    await expect(page).toHaveURL(`${address}/user-settings?tab=1`);
  });

  test('says so where the provider was not allowed to', async ({ page }) => {
    provider.server.service.once('beforeAuthorizeRedirect', ({ url }) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
    await page.goto('/sign-in');

    await company(page).click();

    await expect(page.getByText('You did not agree to sign in with Company')).toBeVisible();
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
