import type { Page } from '@playwright/test';
import { open, record } from '../support/annotating.ts';
import { area, dragByMouse, pointAt } from '../support/judging/places.ts';
import { breaches, expect, test } from '../support/postil.ts';

const sentence = 'Ana Torres met Bo in Rome.\nBo met Ana again, and Bo was glad.';
const rows = (page: Page) => page.getByRole('list', { name: /^Spans: / }).getByRole('button', { name: /in the text$/ });
const label = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page, text: string) => page.getByRole('group', { name: `What to do with “${text}”` });
const marked = (page: Page) => area(page).locator('mark:not([data-sought])');
const sought = (page: Page) => area(page).locator('mark[data-sought]');

/** A browser that knows no highlights, and a text with nothing suggested. */
async function openWithout(page: Page, what: 'highlights' | 'words' = 'highlights') {
  await page.addInitScript((missing) => {
    Reflect.deleteProperty(CSS, 'highlights');
    Reflect.deleteProperty(globalThis, 'Highlight');
    if (missing === 'words') Reflect.deleteProperty(Intl, 'Segmenter');
  }, what);
  await page.route('**/records/search?**', async (route) => {
    const { query: _, ...wanted } = route.request().postDataJSON();
    const answer = await route.fetch({ postData: wanted }); // whatever is sought is found
    const found = await answer.json();
    for (const { record: each } of found.items) Object.assign(each, { fields: { text: sentence }, suggestions: [] });
    await route.fulfill({ response: answer, json: found });
  });
  await open(page, 'News sentences');
}

test.describe('where a browser knows no highlights', () => {
  test('spans are marked by mouse and by keys, and shown by marks', async ({ page }) => {
    await openWithout(page);
    await label(page, 'Person').click();

    await dragByMouse(page, await pointAt(page, 1), await pointAt(page, 6));
    await expect(marked(page)).toHaveText(['Ana Torres']);
    await area(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('2');

    await expect(marked(page)).toHaveCount(2);
    await expect(rows(page)).toHaveCount(2);
    expect(await area(page).evaluate((root) => root.textContent)).toBe(sentence);
    expect(await breaches(page)).toEqual([]);
  });

  test('words that are sought stay marked in a text whose spans come and go', async ({ page }) => {
    await openWithout(page);
    const url = new URL(page.url());
    url.searchParams.set('search', JSON.stringify({ text: 'bo ana person' }));
    await page.goto(url.href);
    await expect(sought(page)).toHaveText(['Ana', 'Bo', 'Bo', 'Ana', 'Bo']);
    await label(page, 'Person').click();

    await dragByMouse(page, await pointAt(page, 5), await pointAt(page, 16));
    await expect(rows(page)).toHaveText([/^Torres met Bo/]);
    await expect(marked(page).first()).toHaveText('Torres met Bo');
    await dragByMouse(page, await pointAt(page, 1), await pointAt(page, 6));
    await expect(rows(page)).toHaveText([/^Ana Torres/]);
    await expect(page.locator('article [data-mark]')).toHaveText('Person');
    await expect(page.locator('article [data-mark] [data-sought]')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');

    await expect(rows(page)).toHaveCount(0);
    await expect(sought(page)).toHaveText(['Ana', 'Bo', 'Bo', 'Ana', 'Bo']);
    expect(await area(page).evaluate((root) => root.textContent)).toBe(sentence);
  });

  test('a text in which no words can be found says that spans are not supported', async ({ page }) => {
    await openWithout(page, 'words');

    await expect(page.getByText('Span annotation is not supported for your browser')).toBeVisible();
    await expect(record(page)).toContainText('Ana Torres met Bo');
  });
});

test.describe('where a browser on a small screen knows no highlights', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two taps select what is seen to be selected, and a third gives the label', async ({ page }) => {
    await openWithout(page);
    const [first, last] = [await pointAt(page, 5), await pointAt(page, 16)];

    await page.touchscreen.tap(first.x, first.y);
    await expect(area(page).locator('[data-pending]')).toHaveText('Torres');
    await page.touchscreen.tap(last.x, last.y);
    await expect(area(page).locator('[data-pending]')).toHaveText('Torres met Bo');
    await menu(page, 'Torres met Bo').getByRole('button', { name: 'Event' }).tap();

    await expect(marked(page)).toHaveText(['Torres met Bo']);
    await expect(rows(page)).toHaveText([/Torres met Bo.*Event/]);
  });
});
