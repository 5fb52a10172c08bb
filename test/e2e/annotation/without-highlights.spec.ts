import type { Page } from '@playwright/test';
import { record } from '../support/annotating.ts';
import { aDatasetToAnswer } from '../support/answering/dataset-to-answer.ts';
import { dragByMouse, pointAt, spanText } from '../support/answering/pointer.ts';
import { callerFor } from '../support/caller.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

const sentence = 'Ana Torres met Bo in Rome.\nBo met Ana again, and Bo was glad.';
const expectedMatches = ['Ana', 'Bo', 'Bo', 'Ana', 'Bo'];
const rows = (page: Page) => page.getByRole('list', { name: /^Spans: / }).getByRole('button', { name: /in the text$/ });
const label = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const marked = (page: Page) => spanText(page).locator('mark:not([data-search-match])');
const matches = (page: Page) => spanText(page).locator('mark[data-search-match]');
const selected = (page: Page) => spanText(page).locator('[data-pending]');

async function undo(page: Page, times: number) {
  for (let time = 1; time <= times; time += 1) await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(0);
  await expect(matches(page)).toHaveText(expectedMatches);
}

test.use({ hasTouch: true });

test('mark elements show spans and search matches in browsers without the CSS Custom Highlight API', async ({
  page,
  baseURL,
}) => {
  const dataset = await aDatasetToAnswer(await callerFor(baseURL), { fields: ['plain'], each: [{ plain: sentence }] });
  await page.addInitScript(() => {
    Reflect.deleteProperty(CSS, 'highlights');
    Reflect.deleteProperty(globalThis, 'Highlight');
  });
  await page.route('**/records/search?**', (route) => {
    const { query: _, ...wanted } = route.request().postDataJSON();
    return route.continue({ postData: wanted }); // without the query, the server returns every record
  });
  const search = JSON.stringify({ text: 'bo ana person' });
  await signIn(page, owner, `${dataset.path}?${new URLSearchParams({ search })}`);
  await expect(matches(page)).toHaveText(expectedMatches);
  await label(page, 'person').click();

  await test.step('a span marked with the mouse replaces an overlapping span', async () => {
    await dragByMouse(page, await pointAt(page, 5), await pointAt(page, 16));
    await expect(rows(page)).toHaveText([/^Torres met Bo/]);
    await expect(marked(page).first()).toHaveText('Torres met Bo');
    await dragByMouse(page, await pointAt(page, 1), await pointAt(page, 6));
    await expect(rows(page)).toHaveText([/^Ana Torres/]);
    await expect(page.locator('article [data-mark]')).toHaveText('person');
    await expect(page.locator('article [data-mark] [data-search-match]')).toHaveCount(0);
    await undo(page, 2);
  });

  await test.step('the keyboard marks a span', async () => {
    await spanText(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('2');
    await expect(rows(page)).toHaveText([/^was glad.*place/]);
    await expect(marked(page)).toHaveText(['was glad.']);
    expect(await spanText(page).evaluate((root) => root.textContent)).toBe(sentence);
    expect(await breaches(page)).toEqual([]);
    await undo(page, 1);
  });

  await test.step('two taps visibly select words, and a third tap applies a label', async () => {
    await label(page, 'person').click(); // deactivates the label, so that selections are not marked at once
    const [first, last] = [await pointAt(page, 5), await pointAt(page, 16)];
    await page.touchscreen.tap(first.x, first.y);
    await expect(selected(page)).toHaveText('Torres');
    await page.touchscreen.tap(last.x, last.y);
    await expect(selected(page)).toHaveText('Torres met Bo');
    const menu = page.getByRole('group', { name: 'Actions for “Torres met Bo”' });
    await menu.getByRole('button', { name: 'place' }).tap();
    await expect(marked(page)).toHaveText(['Torres met Bo']);
    await expect(rows(page)).toHaveText([/Torres met Bo.*place/]);
    await undo(page, 1);
  });

  await test.step('browsers without Intl.Segmenter show that spans are not supported', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
    await page.reload();
    await expect(page.getByText('Span annotation is not supported for your browser')).toBeVisible();
    await expect(record(page)).toContainText('Ana Torres met Bo');
  });
  await dataset.drop();
});
