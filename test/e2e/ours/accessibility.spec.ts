import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test, themes } from '../support/postil.ts';
import { knowServer, prepare, screens, throughParts, visit } from '../support/screens.ts';
import { readTexts, sayIn } from '../support/texts.ts';

const axe = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const widths = [1440, 390];
const height = 900;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height });

/** Until every colour is what it is going to be. */
const wear = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, theme);

interface Axe {
  readonly run: (
    page: Document,
    options: object,
  ) => Promise<{ readonly violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>;
}

/** Straight in the page, which is many times as fast as the builder for Playwright. */
const breaches = (page: Page, rules?: readonly string[]) =>
  page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    const runOnly = only && { type: 'rule' as const, values: [...only] };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);

/** What is wrong in each theme and at each width; another theme changes nothing but colours. */
async function breachesEverywhere(page: Page) {
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    for (const theme of themes) {
      await wear(page, theme);
      const rules = theme === 'light' ? undefined : ['color-contrast'];
      found.push(...(await breaches(page, rules)).map((breach) => `${theme} at ${width} px: ${breach}`));
    }
    await wear(page, 'light');
  }
  await resize(page, 320);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  await resize(page, 1440);
  return wide > 320 ? [...found, `it is ${wide} px wide on a screen of 320`] : found;
}

for (const language of ['en', 'de', 'es'])
  test.describe(`in ${language}`, () => {
    test.use({ colorScheme: 'dark' });

    for (const screen of screens)
      test(`${screen.name}: no rule of accessibility is breached in any theme, wide or narrow`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(120_000);
        const server = await knowServer(baseURL ?? '');
        const say = sayIn(readTexts(language));
        await page.addInitScript((code) => localStorage.setItem('postil.language', code), language);
        await page.addInitScript({ path: axe });
        await prepare(page, screen, server);
        await resize(page, 1440);
        await visit(page, screen, server, say);

        await throughParts(page, screen, say, async (name) => {
          expect(await breachesEverywhere(page), name).toEqual([]);
        });
      });
  });
