import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { record } from '../support/annotating.ts';
import { expect, signIn, test } from '../support/postil.ts';

/** Size of a script with gzip, in bytes. */
const sent = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      expect(answer.headers['content-encoding'] ?? 'none', url).toMatch(/gzip|none/);
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** Collects the scripts that a page loads from now on. */
function scriptsOf(page: Page) {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return () => weight(scripts);
}

async function weight(scripts: Iterable<string>) {
  const sizes = await Promise.all([...scripts].map(sent));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Notes which scripts the page requested until the first record was in it; what it adds later does not delay a record. */
function noteScriptsOfRecord() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article')) return;
    observer.disconnect();
    const requested = performance.getEntriesByType('resource').map(({ name }) => name);
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => href,
    );
    const scripts = [...requested, ...preloaded].filter((url) => new URL(url).pathname.endsWith('.js'));
    Object.assign(globalThis, { scriptsOfRecord: [...new Set(scripts)] });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Prefetched scripts belong to the pages that the links lead to. */
const savesData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

test('compressed JavaScript is at most 170 KB for sign-in, 200 KB for home and 260 KB for a record', async ({
  page,
}) => {
  await test.step('the sign-in page loads at most 170 KB', async () => {
    const weigh = scriptsOf(page);
    await page.goto('/sign-in');
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await weigh()).toBeLessThanOrEqual(170_000);
  });
  await page.addInitScript(savesData);

  await test.step('the home page loads at most 200 KB', async () => {
    const weigh = scriptsOf(page);
    await signIn(page);
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
    await page.waitForLoadState('load');
    expect(await weigh()).toBeLessThanOrEqual(200_000);
  });

  await test.step('the first record loads at most 260 KB', async () => {
    const path = await page.getByRole('link', { name: /Product reviews/ }).getAttribute('href');
    await page.addInitScript(noteScriptsOfRecord);
    await page.goto(path ?? '');
    await expect(record(page)).toBeVisible();
    const scripts = await page.evaluate(() => (globalThis as { scriptsOfRecord?: string[] }).scriptsOfRecord ?? []);
    expect(scripts.length).toBeGreaterThan(3);
    expect(await weight(scripts)).toBeLessThanOrEqual(260_000);
  });
});
