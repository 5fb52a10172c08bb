import type { Page } from '@playwright/test';
import type { Product } from '../test/e2e/support/product.ts';
import { inBrowser } from './browser.ts';
import { type Bound, percentile } from './figures.ts';
import { chance } from './server/corpus.ts';

const frameMs = 1000 / 60;

/** Time from a trusted key, at a random moment of a frame, to the second frame after it, in a long text with spans. */
export async function spanToPainted(product: Product): Promise<readonly Bound[]> {
  const [usual, large] = await inBrowser(
    product,
    async (context) =>
      [
        await figuresIn(await context.newPage(), 3000, 100),
        await figuresIn(await context.newPage(), 10_000, 1000),
      ] as const,
  );

  return [
    { name: 'span drawn in 3,000 words, median', figure: percentile(usual, 0.5), limit: 20, unit: 'ms' },
    { name: 'span drawn among 1,000 in 10,000 words, p95', figure: percentile(large, 0.95), limit: 50, unit: 'ms' },
  ];
}

async function figuresIn(page: Page, words: number, spans: number): Promise<readonly number[]> {
  await page.addInitScript(watchLabels);
  await page.route('**/me/datasets/*/records/search?**', async (route) => {
    const answer = await route.fetch();
    const found = await answer.json();
    for (const { record } of found.items) Object.assign(record, aRecord(words, spans, record.suggestions));
    await route.fulfill({ response: answer, json: found });
  });
  await page.goto('/');
  await page.getByRole('link', { name: /News sentences/ }).click();
  await page.getByRole('article').getByRole('textbox').focus();

  const random = chance(words);
  for (let count = 1; count <= 30; count += 1) {
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.waitForTimeout(random() * frameMs);
    await page.keyboard.press(count % 2 === 0 ? '1' : '2');
    await page.waitForFunction((n) => (globalThis as unknown as { figures: number[] }).figures.length >= n, count);
  }
  return page.evaluate(() => (globalThis as unknown as { figures: number[] }).figures);
}

function aRecord(words: number, spans: number, suggestions: readonly { readonly value: unknown }[]) {
  const apart = Math.floor(words / spans) * 5;
  const value = Array.from({ length: spans }, (_, index) => ({
    start: index * apart,
    end: index * apart + 4,
    label: 'person',
  }));
  const isSpans = ({ value: each }: { readonly value: unknown }) => JSON.stringify(each).includes('"start"');
  return {
    fields: { text: 'word '.repeat(words) },
    suggestions: suggestions.filter(isSpans).map((each) => ({ ...each, value, score: null })),
  };
}

/** Runs in the page, so it can use no names from outside. */
function watchLabels() {
  const figures: number[] = [];
  Object.assign(globalThis, { figures });
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === '1' || key === '2')
        requestAnimationFrame(() => requestAnimationFrame(() => figures.push(performance.now() - timeStamp)));
    },
    { capture: true },
  );
}
