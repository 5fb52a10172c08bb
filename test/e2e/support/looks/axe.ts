import type { Page } from '@playwright/test';
import { axe, breaches, type Selection } from './one-look.ts';

const height = 900;
const wide = 1440;
/** A telephone's width differs from it in nothing but the padding of the header. */
const narrow = 320;

export const resize = (page: Page, width: number) => page.setViewportSize({ width, height });

/** Puts it into each page that is opened from here on. */
export async function bringAxe(page: Page) {
  await page.addInitScript({ path: axe });
  await resize(page, wide);
}

/** The system's own theme has the colours of one of these: see tokens.css. */
type Theme = 'light' | 'dark' | 'high-contrast';

const wear = (page: Page, theme: Theme) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Behind an open dialog nothing has changed either, and nothing can be reached. */
const openDialog = async (page: Page) =>
  (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : undefined;

/** The rules that names can break; no colour depends on the language. */
export const breachesInWords = async (page: Page) => breaches(page, await openDialog(page), 'all but colours');

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`it is ${scrollWidth} px wide`] : [];
  });

interface Everywhere {
  /** The part of the page that is looked at; an open dialog if nothing is said. */
  readonly within?: string;
  /** Further checks of the page, wide and narrow. */
  readonly broken?: (page: Page) => Promise<readonly string[]>;
}

/**
 * Finds breaches of rules, wide and narrow and in each theme, and content wider than the smallest screen. Colours are
 * looked at once in each theme, as that takes most of the time; the last theme is looked at on the narrow screen.
 */
export async function breachesEverywhere(page: Page, { within, broken = tooWide }: Everywhere = {}) {
  const part = within ?? (await openDialog(page));
  const found: string[] = [];
  const look = async (where: string, selection: Selection) =>
    found.push(...(await breaches(page, part, selection)).map((breach) => `${where}: ${breach}`));
  const lookForBroken = async (width: number) =>
    found.push(...(await broken(page)).map((what) => `at ${width} px: ${what}`));

  await wear(page, 'light');
  await look('light', 'every rule');
  await lookForBroken(wide);
  await wear(page, 'dark');
  await look('dark', 'colours alone');
  await resize(page, narrow);
  await wear(page, 'high-contrast');
  await look(`high contrast, ${narrow} px`, 'every rule');
  await lookForBroken(narrow);
  await wear(page, 'light');
  await resize(page, wide);
  return found;
}
