import { chromium, type Page } from '@playwright/test';
import { owner, type Product } from '../test/e2e/support/product.ts';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { type Bound, percentile } from './figures.ts';

const records = 60;
const serverDelay = 300;

/** From the trusted digit to the second frame after the next record was put on the page. */
export async function submitToPainted(product: Product): Promise<readonly Bound[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium or Chrome was found');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  const page = await browser.newPage({ baseURL: product.address });
  await page.addInitScript(watchSubmits);
  await openFirstDataset(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, serverDelay));
    await route.continue();
  });

  for (let count = 1; count <= records; count += 1) await answer(page, count);
  const figures = await page.evaluate(() => (globalThis as unknown as { figures: number[] }).figures);
  await browser.close();

  return [
    { name: 'submit to next record painted, median', figure: percentile(figures, 0.5), limit: 33, unit: 'ms' },
    { name: 'submit to next record painted, p95', figure: percentile(figures, 0.95), limit: 50, unit: 'ms' },
  ];
}

async function openFirstDataset(page: Page) {
  await page.goto('/sign-in');
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Product reviews/ }).click();
  await page.locator('article').first().waitFor();
}

async function answer(page: Page, count: number) {
  await page.keyboard.press('1');
  await page.waitForFunction((n) => (globalThis as unknown as { figures: number[] }).figures.length >= n, count);
}

/** Runs in the page. */
function watchSubmits() {
  const figures: number[] = [];
  Object.assign(globalThis, { figures });
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== '1' || !document.querySelector('article')) return;
      const watching = new MutationObserver(() => {
        watching.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => figures.push(performance.now() - timeStamp)));
      });
      const record = document.querySelector('main');
      if (record) watching.observe(record, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
}
