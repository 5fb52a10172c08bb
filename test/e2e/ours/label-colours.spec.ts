import type { Page } from '@playwright/test';
import { open } from '../support/annotating.ts';
import { expect, test } from '../support/postil.ts';

const tag = (page: Page, text: RegExp) => page.locator('[data-mark]').filter({ hasText: text }).first();
const colour = (page: Page, text: RegExp) => tag(page, text).evaluate((element) => getComputedStyle(element).color);

for (const [browser, lacks] of [
  ['a browser with CSS highlights', false],
  ['a browser without CSS highlights', true],
] as const)
  test(`${browser} redraws spans when a label gets another name or colour in the settings`, async ({ page }) => {
    if (lacks)
      await page.addInitScript(() => {
        Reflect.deleteProperty(CSS, 'highlights');
        Reflect.deleteProperty(globalThis, 'Highlight');
      });
    await open(page, 'News sentences');
    await page.goto(page.url().replace(/annotation-mode.*/, 'settings?tab=questions'));
    await page.getByRole('button', { name: 'entities', exact: true, expanded: false }).click();
    await expect(tag(page, /^Person/)).toBeVisible();
    const before = await colour(page, /^Person/);

    await page.getByLabel('Colour of Person').fill('#c01010');
    await expect.poll(() => colour(page, /^Person/)).not.toBe(before);
    expect(await colour(page, /^Person/)).toMatch(/^rgb\((1[5-9]\d|2\d\d), \d{1,2}, \d{1,2}\)$/);
    if (lacks) await expect.poll(() => page.locator('mark').first().getAttribute('style')).toMatch(/hsl\(0 |rgb\(1/);

    await page.getByLabel('Text of label person').fill('Human');
    await expect(tag(page, /^Human/)).toBeVisible();
    await expect(tag(page, /^Person/)).toHaveCount(0);
  });
