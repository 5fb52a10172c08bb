import type { Page } from '@playwright/test';
import { themes } from '../postil.ts';
import { axe, breaches, type Selection } from './one-look.ts';

const height = 900;
const wide = 1440;
const narrow = 390;
const otherThemes = themes.filter((name) => name !== 'light');

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

/** Behind an open dialog nothing has changed either, and nothing can be reached. */
const openDialog = async (page: Page) =>
  (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : undefined;

/** The rules that the page breaks: wide and narrow, and at the wide one in each theme. */
export async function breachesInThemes(page: Page, part?: string) {
  const within = part ?? (await openDialog(page));
  const found: string[] = [];
  const look = async (where: string, selection: Selection) =>
    found.push(...(await breaches(page, within, selection)).map((breach) => `${where}: ${breach}`));

  await wear(page, 'light');
  await look(`at ${wide} px`, 'every rule');
  for (const theme of otherThemes) {
    await wear(page, theme);
    await look(theme, 'colours alone');
  }
  await resize(page, narrow);
  await wear(page, 'light');
  await look(`at ${narrow} px`, 'every rule');
  await resize(page, wide);
  return found;
}

/** The rules that names and other words can break; no colour depends on the language. */
export const breachesInWords = async (page: Page) => breaches(page, await openDialog(page), 'all but colours');

/** What a page breaks that no other test looks at: rules, in each theme, and the width of the smallest screen. */
export async function breachesEverywhere(page: Page, { within }: { readonly within?: string } = {}) {
  const found = await breachesInThemes(page, within);
  await resize(page, 320);
  const taken = await page.evaluate(() => document.documentElement.scrollWidth);
  await resize(page, wide);
  return taken > 320 ? [...found, `it is ${taken} px wide on a screen of 320`] : found;
}
