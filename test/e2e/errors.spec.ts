import { builtFile } from './support/built-file.ts';
import { expect, signIn, test } from './support/postil.ts';
import { owner } from './support/product.ts';

test('a chunk that fails to load reloads the page, at most once in 60 seconds', async ({ page }) => {
  let loads = 0;
  let isLost = (): boolean => false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(`**/${builtFile('src/ui/people/people-screen.tsx')}`, (route) =>
    isLost() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const people = page.getByRole('heading', { level: 1, name: 'People' });
  await signIn(page, owner, '/people');
  await expect(people).toBeVisible(); // a part that still loads when the page is left counts as lost

  await test.step('the page reloads after the first failure', async () => {
    loads = 0;
    isLost = () => loads < 2;

    await page.goto('/people');

    await expect(people).toBeVisible();
    expect(loads).toBe(2);
  });

  await test.step('the page shows the error with a large status code, 500 by default, after a second failure', async () => {
    loads = 0;
    isLost = () => true;

    await page.goto('/people');

    await expect(page.getByText('Error 500')).toBeVisible();
    await page.waitForLoadState('networkidle'); // a page that is loaded again would not be idle
    expect(loads).toBe(1);
    const large = page.getByText('500', { exact: true });
    expect(await large.evaluate((code) => Number.parseFloat(getComputedStyle(code).fontSize))).toBeGreaterThan(80);
  });
});

test('a dialog that is opened offline shows once the network is back, and the page stays', async ({
  page,
  context,
}) => {
  await signIn(page, owner, '/');
  const button = page.getByRole('button', { name: 'Deleted datasets' });
  await expect(button).toBeVisible();
  let loads = 0;
  let requests = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The browser is online a moment before requests get through.
  await page.route(`**/${builtFile('src/ui/datasets/trash/trash-dialog.tsx')}`, (route) => {
    requests += 1;
    return requests <= 3 ? route.abort('internetdisconnected') : route.continue();
  });

  await context.setOffline(true);
  await button.click();
  await expect.poll(() => requests).toBeGreaterThan(0);
  await context.setOffline(false);

  await expect(page.getByRole('dialog', { name: 'Deleted datasets' })).toBeVisible();
  expect(requests).toBeGreaterThan(3);
  expect(loads).toBe(0);
});
