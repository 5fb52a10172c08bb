import type { Page } from '@playwright/test';
import type { Product } from '../test/e2e/support/product.ts';
import { aDataset, inBrowser, options } from './browser.ts';
import { type Bound, percentile } from './figures.ts';

const records = 2600;
const pageSize = 100;
const maxSelected = 1000;
const measuredPages = 7;
const switches = 20;

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Latency that an annotator feels in the bulk view and on the way to other pages. */
export async function manyAtOnce(product: Product): Promise<readonly Bound[]> {
  const settings = { type: 'label_selection', options: options('a', 'b') };
  const { path } = await aDataset(product, 'Many at once', settings, records);
  return inBrowser(product, async (context) => {
    const page = await context.newPage();
    await page.goto(`${path}?page=1~${pageSize}&status=pending&search=${encodeURIComponent('{"text":"record"}')}`);
    const pages: number[] = [];
    for (let turn = 0; turn < measuredPages; turn += 1) pages.push(await answerPage(page));
    const all = await answerEverything(page);
    await page.goto(`${path}?status=pending`);
    const seen = await switchStatus(page);
    return [
      {
        name: `${pageSize} records of a page answered, median`,
        figure: percentile(pages, 0.5),
        limit: 600,
        unit: 'ms',
      },
      { name: `${maxSelected} matched records answered`, figure: all, limit: 5000, unit: 'ms' },
      {
        name: 'first record painted after the answer to another status, p95',
        figure: percentile(seen.figures, 0.95),
        limit: 100,
        unit: 'ms',
      },
      { name: 'frames of it with neither record nor skeleton', figure: seen.blanks, limit: 0, unit: 'frames' },
    ];
  });
}

async function select(page: Page) {
  await page
    .locator('article')
    .nth(pageSize - 1)
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Control+a');
  await page.getByText(`${pageSize} records selected`).waitFor();
}

/** Time from the click to the page with the next records. */
async function answerPage(page: Page) {
  await select(page);
  await page.getByRole('radio', { name: 'A', exact: false }).first().click();
  return untilSettled(page, () => button(page, /^Submit/).click());
}

async function answerEverything(page: Page) {
  await select(page);
  await button(page, /^Select (all|the first)/).click();
  await page.getByText('1,000 records selected').waitFor();
  await page.getByRole('radio', { name: 'A', exact: false }).first().click();
  await button(page, /^Submit/).click();
  return untilSettled(page, () => page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click());
}

/** Measured in the page, so that the time of the test itself does not count. */
async function untilSettled(page: Page, begin: () => Promise<void>) {
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => Object.assign(globalThis, { clicked: timeStamp }), {
      capture: true,
      once: true,
    });
  });
  await begin();
  const figure = await page.evaluate(async () => {
    while (document.querySelector('progress') || !document.body.textContent?.includes('Select records to answer'))
      await new Promise(requestAnimationFrame);
    return performance.now() - (globalThis as unknown as { clicked: number }).clicked;
  });
  await page.getByRole('banner').getByText('Saved').waitFor({ timeout: 60_000 });
  return figure;
}

async function switchStatus(page: Page) {
  await page.locator('article').waitFor();
  const figures: number[] = [];
  let blanks = 0;
  for (let turn = 0; turn < switches; turn += 1) {
    const seen = untilAnother(page);
    await page.getByLabel('Record status').selectOption(turn % 2 === 0 ? 'submitted' : 'pending');
    const { figure, blank } = await seen;
    figures.push(figure);
    blanks += blank;
    await page.waitForTimeout(300); // the page prefetches the next records
  }
  return { figures, blanks };
}

/**
 * Time from the end of the server's answer until its record is shown, and the number of frames with neither record nor
 * skeleton.
 */
const untilAnother = (page: Page) =>
  page.evaluate(async () => {
    performance.clearResourceTimings();
    const before = document.querySelector('article');
    let article = before;
    let blank = 0;
    while (article === before || article === null) {
      await new Promise(requestAnimationFrame);
      article = document.querySelector('article');
      if (!document.querySelector('article, main [role=status]')) blank += 1;
    }
    await new Promise(requestAnimationFrame);
    const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const search = timings.find(({ name }) => name.includes('/records/search'));
    return { figure: performance.now() - (search?.responseEnd ?? 0), blank };
  });
