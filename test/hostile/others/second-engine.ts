import type { BrowserContext } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import type { Tally } from '../support/tally.ts';

type NamedPaths = readonly (readonly [name: string, path: string])[];

export const signedOutScreens: NamedPaths = [
  ['signing in', '/sign-in'],
  ['an unknown page', '/a/b/c'],
];

export const signedInScreens = (dataset: string): NamedPaths => [
  ['the datasets', '/'],
  ['answering', `/dataset/${dataset}/annotation-mode`],
  ['answering many', `/dataset/${dataset}/annotation-mode?page=1~10`],
  ['the settings of a dataset', `/dataset/${dataset}/settings`],
  ['people', '/people'],
  ['own settings', '/user-settings'],
  ['a new dataset', '/new'],
];

/** Rules beyond levels A and AA: target size and line height (AAA), names of groups, a skip link as the first stop. */
const advice = new Set(['sia-r111', 'sia-r73', 'sia-r60', 'sia-r87']);

const nameOf = ({ uri }: { readonly uri: string }) => uri.slice(uri.lastIndexOf('/') + 1);

/** WCAG violations that Alfa finds on screens, in addition to axe. */
export async function secondEngine(context: BrowserContext, address: string, screens: NamedPaths, tally: Tally) {
  for (const [name, path] of screens) {
    const page = await context.newPage();
    await page.goto(`${address}${path}`);
    await page.locator('article, h1, form').first().waitFor();
    await page.waitForTimeout(500);
    const read = await Playwright.toPage(await page.evaluateHandle(() => window.document));
    const outcomes = await Audit.of(read, rules).evaluate();
    const failed = [...outcomes].filter(Outcome.isFailed).filter(({ rule }) => !advice.has(nameOf(rule)));
    const found = new Map<string, string[]>();
    for (const { rule, target } of failed)
      found.set(nameOf(rule), [...(found.get(nameOf(rule)) ?? []), String(target).slice(0, 160)]);
    for (const [rule, targets] of found)
      tally.check(`${name} by ${rule}`, `${targets.length} times, first ${targets[0]}`);
    tally.check(`${name} by Alfa`, undefined);
    await page.close();
  }
}
