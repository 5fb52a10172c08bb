import type { Page } from '@playwright/test';
import { themes } from '../postil.ts';
import { axe, breaches } from './one-look.ts';

const height = 900;
const wide = 1440;
const narrow = 390;

export const resize = (page: Page, width: number) => page.setViewportSize({ width, height });

/** Puts it into each page that is opened from here on. */
export async function bringAxe(page: Page) {
  await page.addInitScript({ path: axe });
  await resize(page, wide);
}

/** Until every colour is what it is going to be. */
const wear = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await new Promise(requestAnimationFrame);
    // Not waited for: what moves behind a dialog may stand still.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }, theme);

interface Looks {
  readonly themes?: readonly string[];
  /** Nothing but this part has changed since the page was looked at. */
  readonly within?: string;
}

/** Behind an open dialog nothing has changed either, and nothing can be reached. */
const openDialog = async (page: Page) =>
  (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : undefined;

/** What is wrong, wide and narrow, in each of the themes; another theme changes nothing but colours. */
export async function breachesEverywhere(page: Page, { themes: worn = themes, within: named }: Looks = {}) {
  const within = named ?? (await openDialog(page));
  const found: string[] = [];
  for (const width of [wide, narrow]) {
    await resize(page, width);
    for (const theme of worn) {
      await wear(page, theme);
      const rules = theme === 'light' ? undefined : ['color-contrast'];
      found.push(...(await breaches(page, within, rules)).map((breach) => `${theme} at ${width} px: ${breach}`));
    }
    await wear(page, 'light');
  }
  await resize(page, 320);
  const taken = await page.evaluate(() => document.documentElement.scrollWidth);
  await resize(page, wide);
  return taken > 320 ? [...found, `it is ${taken} px wide on a screen of 320`] : found;
}
