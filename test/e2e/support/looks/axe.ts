import type { Page } from '@playwright/test';
import { axe, breaches, type Selection } from './one-look.ts';

const height = 900;
const wide = 1440;
/** Phones differ from this width only by the padding of the header. */
const narrow = 320;

export const resize = (page: Page, width: number) => page.setViewportSize({ width, height });

/** Adds axe to every page that opens from now on. */
export async function bringAxe(page: Page) {
  await page.addInitScript({ path: axe });
  await resize(page, wide);
}

/** The theme `system` has the colours of one of these: see tokens.css. */
type Theme = 'light' | 'dark' | 'high-contrast';

const wear = (page: Page, theme: Theme) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Content behind an open dialog has not changed, and users cannot reach it. */
const openDialog = async (page: Page) =>
  (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : undefined;

/** Rules that texts can break; colours do not depend on the language. */
export const breachesInWords = async (page: Page) => breaches(page, await openDialog(page), 'all but colours');

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`it is ${scrollWidth} px wide`] : [];
  });

interface Everywhere {
  /** Selector of the part to check; by default an open dialog. */
  readonly within?: string;
  /** Further checks of the page, wide and narrow. */
  readonly broken?: (page: Page) => Promise<readonly string[]>;
  /**
   * Whether texts are measured in every theme, as once for each screen. For a further part of it the light theme is
   * enough: it shows which colours are used together, and the contrast test of the tokens proves them in all themes.
   */
  readonly inEachTheme?: boolean;
}

/**
 * Finds violations of accessibility rules, wide and narrow and in each theme, and content wider than the smallest
 * screen. Colours take most of the time, so each theme is checked for them once, the last one on the narrow screen.
 */
export async function breachesEverywhere(
  page: Page,
  { within, broken = tooWide, inEachTheme = true }: Everywhere = {},
) {
  const part = within ?? (await openDialog(page));
  const found: string[] = [];
  const look = async (where: string, selection: Selection) =>
    found.push(...(await breaches(page, part, selection)).map((breach) => `${where}: ${breach}`));
  const lookForBroken = async (width: number) =>
    found.push(...(await broken(page)).map((what) => `at ${width} px: ${what}`));

  await wear(page, 'light');
  await look('light', 'every rule');
  await lookForBroken(wide);
  if (inEachTheme) {
    await wear(page, 'dark');
    await look('dark', 'colours alone');
  }
  await resize(page, narrow);
  await wear(page, 'high-contrast');
  await look(`high contrast, ${narrow} px`, inEachTheme ? 'every rule' : 'all but colours');
  await lookForBroken(narrow);
  await wear(page, 'light');
  await resize(page, wide);
  return found;
}
