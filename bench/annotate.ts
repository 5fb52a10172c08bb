import type { Page } from '@playwright/test';
import { limits } from '#domain/shared/limits.ts';
import type { Product } from '../test/e2e/support/product.ts';
import { aDataset, inBrowser, options } from './browser.ts';
import { type Bound, percentile } from './figures.ts';
import { chance } from './server/corpus.ts';

const measuredKeys = 200;
const serverDelayMs = 300;
const keyIntervalMs = 50;
const frameMs = 1000 / 60;
const fewRecords = 50;
const manyRecords = 1000;

/** Latency that an annotator feels while answering record after record. */
export const annotating = async (product: Product): Promise<readonly Bound[]> => [
  ...(await oneKeyEach(product)),
  ...(await labelToPainted(product)),
];

/** A digit answers a record and shows the next one, a thousand times. */
async function oneKeyEach(product: Product): Promise<readonly Bound[]> {
  const settings = { type: 'label_selection', options: options('a', 'b') };
  const { path, answers } = await aDataset(product, 'One key each', settings, manyRecords + 20);
  return inBrowser(product, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchKeys, true);
    await page.goto(path);
    await page.locator('article').waitFor();

    await answerMany(page, fewRecords);
    await page.waitForTimeout(limits.prefetchWaitMs + 3000); // the code that the page loads later counts, too
    const early = await heapOf(page);
    const atOnce = await figuresOf(page, measuredKeys);
    await page.route('**/api/**', slowly);
    const late = await figuresOf(page, measuredKeys);
    await saved(page);
    await page.unrouteAll({ behavior: 'wait' });
    const lost = await rush(page, answers);
    await answerMany(page, manyRecords - fewRecords - 3 * measuredKeys);
    return [
      ...painted('submit to next record painted, at once', atOnce, 33, 50),
      ...painted(`submit to next record painted, server ${serverDelayMs} ms late`, late, 33, 50),
      { name: 'answers lost of twenty keys a second for ten seconds', figure: lost, limit: 0, unit: 'answers' },
      {
        name: `heap after ${manyRecords} records, to that after ${fewRecords}`,
        figure: ((await heapOf(page)) / early) * 100,
        limit: 130,
        unit: '%',
      },
    ];
  });
}

const painted = (name: string, figures: readonly number[], median: number, late: number): readonly Bound[] => [
  { name: `${name}, median`, figure: percentile(figures, 0.5), limit: median, unit: 'ms' },
  { name: `${name}, p95`, figure: percentile(figures, 0.95), limit: late, unit: 'ms' },
];

/** A digit chooses one of several labels, and the record stays. */
async function labelToPainted(product: Product): Promise<readonly Bound[]> {
  const settings = { type: 'multi_label_selection', options: options('a', 'b', 'c') };
  const { path } = await aDataset(product, 'Several labels', settings, 1);
  return inBrowser(product, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchKeys, false);
    await page.goto(path);
    await page.locator('article').waitFor();
    return painted('label key to painted', await figuresOf(page, measuredKeys), 24, 34);
  });
}

const slowly = async (route: { readonly continue: () => Promise<void> }) => {
  await new Promise((resolve) => setTimeout(resolve, serverDelayMs));
  await route.continue();
};

/**
 * Runs in the page, so it can use no names from outside. Measures from each digit to the second frame after its change.
 */
function watchKeys(isToNext: boolean) {
  const figures: number[] = [];
  Object.assign(globalThis, { figures });
  addEventListener(
    'keydown',
    async ({ key, timeStamp }) => {
      const page = document.querySelector('main');
      if (key !== '1' || !page?.querySelector('article')) return;
      if (isToNext)
        await new Promise<void>((resolve) => {
          const watching = new MutationObserver(() => {
            watching.disconnect();
            resolve();
          });
          watching.observe(page, { subtree: true, childList: true, characterData: true });
        });
      for (let frame = 1; frame <= 2; frame += 1) await new Promise(requestAnimationFrame);
      figures.push(performance.now() - timeStamp);
    },
    { capture: true },
  );
}

const all = (page: Page) => page.evaluate(() => (globalThis as unknown as { figures: number[] }).figures);

/** Presses a digit after the page has painted the previous change, at a random moment of a frame, as people do. */
async function figuresOf(page: Page, count: number) {
  const before = (await all(page)).length;
  const random = chance(before);
  for (let at = before + 1; at <= before + count; at += 1) {
    await page.waitForTimeout(random() * frameMs);
    await page.keyboard.press('1');
    await page.waitForFunction((n) => (globalThis as unknown as { figures: number[] }).figures.length >= n, at);
  }
  return (await all(page)).slice(before);
}

const saved = (page: Page) => page.getByRole('banner').getByText('Saved').waitFor({ timeout: 60_000 });

async function answerMany(page: Page, count: number) {
  await figuresOf(page, count);
  await saved(page);
}

/** Presses one key every 50 ms; returns the number of answers that the server did not receive. */
async function rush(page: Page, answers: () => Promise<number>) {
  await saved(page);
  const before = await answers();
  const begun = performance.now();
  for (let pressed = 0; pressed < measuredKeys; pressed += 1) {
    await new Promise((resolve) => setTimeout(resolve, begun + pressed * keyIntervalMs - performance.now()));
    await page.keyboard.press('1');
  }
  await page.waitForTimeout(keyIntervalMs);
  await saved(page);
  return before + measuredKeys - (await answers());
}

/** Heap in use after a full garbage collection. */
async function heapOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
