import type { Page } from '@playwright/test';
import type { Product } from '../test/e2e/support/product.ts';
import { aDataset, inBrowser, options } from './browser.ts';
import { type Bound, percentile } from './figures.ts';

const terms = 10_000;
const measuredRounds = 20;
const subject = '[role=dialog] button[title="Source"]:not(:disabled)';
const values = '[role=dialog] input[type=checkbox]';

/** Latency of a filter on a property with thousands of terms. */
export async function choosingTerms(product: Product): Promise<readonly Bound[]> {
  const settings = { type: 'label_selection', options: options('a', 'b') };
  const termOf = (at: number) => `source ${String(at).padStart(5, '0')}`;
  const { path } = await aDataset(product, 'Many terms', settings, terms, termOf);
  return inBrowser(product, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    await page.goto(path);
    await page.locator('article').waitFor();
    await openAndType(page); // warms up: the first filter loads its chunk
    const rounds = [];
    for (let round = 0; round < measuredRounds; round += 1) rounds.push(await openAndType(page));
    const menus = rounds.map(({ menu }) => menu);
    const editors = rounds.map(({ editor }) => editor);
    const keys = rounds.flatMap((round) => round.keys);
    return [
      bound('filter menu to painted', 100, menus),
      bound(`filter of ${terms} terms to painted`, 100, editors),
      bound(`key in a search of ${terms} terms to painted`, 50, keys),
    ];
  });
}

const bound = (name: string, limit: number, figures: readonly number[]): Bound => ({
  name: `${name}, p95`,
  figure: percentile(figures, 0.95),
  limit,
  unit: 'ms',
});

async function openAndType(page: Page) {
  const menu = await figureOf(page, subject, () => page.getByRole('button', { name: /^Filters/ }).click());
  const editor = await figureOf(page, values, () => page.locator(subject).click());
  const keys: number[] = [];
  for (const key of '042') keys.push(await figureOf(page, values, () => page.keyboard.press(key)));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { menu, editor, keys };
}

/** Time from a click or a key until the wanted element is painted. */
async function figureOf(page: Page, wanted: string, act: () => Promise<void>) {
  const before = await page.evaluate((selector) => {
    document.documentElement.dataset.wanted = selector;
    return (globalThis as unknown as { figures: number[] }).figures.length;
  }, wanted);
  await act();
  await page.waitForFunction((n) => (globalThis as unknown as { figures: number[] }).figures.length > n, before);
  return page.evaluate((at) => (globalThis as unknown as { figures: number[] }).figures[at] ?? Number.NaN, before);
}

/** Runs in the page, so it can use no names from outside. */
function watchPaints() {
  const figures: number[] = [];
  Object.assign(globalThis, { figures });
  for (const type of ['click', 'input'])
    addEventListener(
      type,
      async ({ timeStamp }) => {
        const { wanted } = document.documentElement.dataset;
        if (wanted === undefined) return;
        do await new Promise(requestAnimationFrame);
        while (!document.querySelector(wanted));
        await new Promise(requestAnimationFrame);
        figures.push(performance.now() - timeStamp);
      },
      { capture: true },
    );
}
