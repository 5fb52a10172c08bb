import type { Page } from '@playwright/test';
import { bringToken, expect, test } from '../support/postil.ts';

interface AnsweredRequest {
  readonly path: string;
  /** False if the answer came from the cache of the browser. */
  readonly isSent: boolean;
}

/** Notes which requests were answered before the page showed an element that the selector matches. */
function noteRequests(selector: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const firstRequests = entries
      .filter(({ name }) => !name.startsWith('data:'))
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, isSent: transferSize > 0 }));
    Object.assign(globalThis, { firstRequests });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function firstRequests(page: Page, path: string) {
  await page.goto(path);
  const noted = await page.waitForFunction(() => (globalThis as { firstRequests?: AnsweredRequest[] }).firstRequests);
  const all = (await noted.jsonValue()) ?? [];
  const isCall = ({ path: of }: AnsweredRequest) => /^\/(api|first-answers)\//.test(of);
  return { calls: all.filter(isCall).map(({ path: of }) => of), files: all.filter((each) => !isCall(each)) };
}

const linkToRecord = 'a[href$="annotation-mode"]';

/** Page of a browser without a cache that shows an element of the selector. */
async function aVisit(page: Page, selector: string) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('The browser is closed.');
  const visit = await context.newPage();
  await bringToken(visit);
  await visit.addInitScript(noteRequests, selector);
  return visit;
}

async function aRecord(page: Page) {
  await bringToken(page);
  await page.goto('/');
  return (await page.getByRole('link', { name: /Product reviews/ }).getAttribute('href')) ?? '';
}

/** In front of another server the counts are searched for; they may be there before the record or after it. */
const isCount = (path: string) => /\/(progress|records\/search)$/.test(path);

test('a page gets the answers to its first calls in one request', { tag: '@argilla' }, async ({ page }, testInfo) => {
  const isOurs = testInfo.project.name === 'postil';
  const record = await aRecord(page);
  const settings = record.replace('annotation-mode', 'settings');

  for (const [path, shown] of [
    ['/', linkToRecord],
    [record, 'article'],
    [settings, '[role=tab]'],
  ] as const)
    await test.step(path, async () => {
      const visit = await aVisit(page, shown);
      const { calls } = await firstRequests(visit, path);
      expect(calls.filter((each) => isOurs || !isCount(each))).toEqual([`/first-answers${path}`]);
      await visit.context().close();
    });
});

test('a link to a record loads ten files beside the page, and none again at the second visit', {
  tag: '@argilla',
}, async ({ page }) => {
  const path = await aRecord(page);
  const visit = await aVisit(page, 'article');

  await test.step('at the first visit', async () => {
    const { files } = await firstRequests(visit, path);
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThanOrEqual(10);
  });

  await test.step('at the second visit', async () => {
    const { files } = await firstRequests(visit, path);
    expect(files.filter(({ isSent }) => isSent)).toEqual([]);
  });
  await visit.context().close();
});
