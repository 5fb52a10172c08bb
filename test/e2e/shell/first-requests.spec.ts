import type { Page } from '@playwright/test';
import { record } from '../support/annotating.ts';
import { bringToken, expect, test } from '../support/postil.ts';

/** Files that the page requested until the first record was in it, with the page itself. */
function noteFilesOfRecord() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article')) return;
    observer.disconnect();
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = entries.filter(({ name }) => !new URL(name).pathname.startsWith('/api/'));
    Object.assign(globalThis, {
      filesOfRecord: files
        .filter(({ name }) => !name.startsWith('data:'))
        .map(({ name, transferSize }) => ({ name, isSent: transferSize > 0 })),
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

interface RequestedFile {
  readonly name: string;
  /** False if the file came from the cache of the browser. */
  readonly isSent: boolean;
}

async function filesOfRecord(page: Page, path: string): Promise<readonly RequestedFile[]> {
  await page.goto(path);
  await expect(record(page)).toBeVisible();
  return page.evaluate(() => (globalThis as { filesOfRecord?: RequestedFile[] }).filesOfRecord ?? []);
}

test('a link to a record loads ten files beside the page, and none again at the second visit', {
  tag: '@argilla',
}, async ({ page }) => {
  await bringToken(page);
  await page.goto('/');
  const path = (await page.getByRole('link', { name: /Product reviews/ }).getAttribute('href')) ?? '';
  const visitor = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!visitor) throw new Error('The browser is closed.');
  const tab = await visitor.newPage();
  await bringToken(tab);
  await tab.addInitScript(noteFilesOfRecord);

  await test.step('at the first visit', async () => {
    const files = await filesOfRecord(tab, path);
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThanOrEqual(10);
  });

  await test.step('at the second visit', async () => {
    const files = await filesOfRecord(tab, path);
    expect(files.filter(({ isSent }) => isSent)).toEqual([]);
  });
  await visitor.close();
});
