import type { BrowserContext } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import type { Tally } from '../support/tally.ts';

const screens = (dataset: string): readonly (readonly [name: string, path: string])[] => [
  ['the datasets', '/'],
  ['answering', `/dataset/${dataset}/annotation-mode`],
  ['answering many', `/dataset/${dataset}/annotation-mode?page=1~10`],
  ['the settings of a dataset', `/dataset/${dataset}/settings`],
  ['people', '/people'],
  ['own settings', '/user-settings'],
  ['a new dataset', '/new'],
];

/** Rules beyond levels A and AA: target size (AAA), names of groups, and a skip link as the first stop. */
const advice = new Set(['sia-r111', 'sia-r60', 'sia-r87']);

const nameOf = ({ uri }: { readonly uri: string }) => uri.slice(uri.lastIndexOf('/') + 1);

/** WCAG violations that Alfa finds on the main screens, in addition to axe. */
export async function secondEngine(context: BrowserContext, address: string, dataset: string, tally: Tally) {
  for (const [name, path] of screens(dataset)) {
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
