import type { Page } from '@playwright/test';
import { chip, open } from '../support/annotating.ts';
import { area, dragByMouse, pointAt } from '../support/judging/places.ts';
import { breaches, expect, test } from '../support/postil.ts';

const dataset = 'News sentences';
const rows = (page: Page) => page.getByRole('list', { name: /^Spans: / }).getByRole('button', { name: /in the text$/ });
const label = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Another text in place of every record's, with nothing suggested. */
async function openWith(page: Page, text: string) {
  await page.route('**/records/search?**', async (route) => {
    const answer = await route.fetch();
    const found = await answer.json();
    for (const { record } of found.items) Object.assign(record, { fields: { text }, suggestions: [] });
    await route.fulfill({ response: answer, json: found });
  });
  await open(page, dataset);
  await expect(area(page)).toHaveText(text);
}

const drag = async (page: Page, from: number, to: number, meanwhile?: () => Promise<void>) =>
  dragByMouse(page, await pointAt(page, from), await pointAt(page, to), meanwhile);

test.describe('spans', () => {
  test('are marked by mouse in whole words, and letter by letter while Shift is held', async ({ page }) => {
    await openWith(page, 'Ana Torres met Bo in Rome.');
    await label(page, 'Person').click();

    await drag(page, 1, 6);
    await expect(rows(page)).toHaveText([/Ana Torres.*Person/]);
    await drag(page, 22, 24, () => page.keyboard.down('Shift'));
    await page.keyboard.up('Shift');
    await expect(rows(page)).toHaveText([/Ana Torres/, /^om/]);
    await page.keyboard.down('Shift');
    await drag(page, 11, 13);
    await page.keyboard.up('Shift');

    await expect(rows(page)).toHaveText([/Ana Torres/, /^me/, /^om/]);
    expect(await page.evaluate(() => [...CSS.highlights.keys()].filter((name) => /^span-\d/.test(name)).length)).toBe(
      1,
    );
  });

  test('are replaced where they overlap, relabelled and removed by a click on them', async ({ page }) => {
    await openWith(page, 'Ana Torres met Bo in Rome.');
    await label(page, 'Person').click();
    await drag(page, 0, 1);
    await drag(page, 15, 16);

    await drag(page, 1, 16);
    await expect(rows(page)).toHaveText([/^Ana Torres met Bo/]);
    const { x, y } = await pointAt(page, 5);
    await page.mouse.click(x, y);
    const options = page.getByRole('group', { name: 'What to do with “Ana Torres met Bo”' });
    await options.getByRole('button', { name: 'Event' }).click();
    await expect(rows(page)).toHaveText([/Ana Torres met Bo.*Event/]);
    await page.mouse.click(x, y);
    await options.getByRole('button', { name: 'Remove' }).click();

    await expect(rows(page)).toHaveCount(0);
  });

  test('are marked by keys alone, line by line, and reach the server as code points', { tag: '@argilla' }, async ({
    page,
  }) => {
    await openWith(page, '😀👍🏽 e\u0301tude 北京 שלום\nAna met Bo.');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /responses$/.test(request.url()));
    await page.getByRole('button', { name: 'Go to the text' }).focus();
    await page.keyboard.press('Enter');
    await expect(area(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.keyboard.press('1');
    await expect(rows(page)).toHaveText([/^Ana.*Person/]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');

    const values = (await sent).postDataJSON().values;
    expect(values.entities.value).toEqual([
      { start: 1, end: 3, label: 'event' },
      { start: 19, end: 22, label: 'person' },
    ]);
    await expect(chip(page)).toHaveText('Saved');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a label at the end of a line stays within the text, and off the one before it', async ({ page }) => {
    await openWith(page, 'Ana met Bo, who has read of it, Cy, Di and Ed.');
    await label(page, 'Organisation').click();
    const [text, tags] = [area(page), page.locator('article [data-mark]')] as const;
    const places = await text.evaluate((root) => {
      const words = [...(root.textContent ?? '').matchAll(/\p{L}+/gu)];
      return words.map(({ index }) => index);
    });
    for (const place of places) {
      const { x, y } = await pointAt(page, place);
      await page.mouse.dblclick(x, y);
    }

    await expect(tags).toHaveCount(places.length);
    const end = await text.evaluate((root) => root.getBoundingClientRect().right);
    const boxes = await tags.evaluateAll((all) =>
      all.map((tag) => tag.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
    );
    for (const [index, { right, top }] of boxes.entries()) {
      const next = boxes[index + 1];
      expect(right).toBeLessThanOrEqual((next?.top === top ? next.left : end) + 1);
    }
  });

  test('two taps select, and a third gives the label', async ({ page }) => {
    await openWith(page, 'Ana Torres met Bo in Rome, as every year in the spring when it rains.');
    const [first, last] = [await pointAt(page, 5), await pointAt(page, 16)];

    await page.touchscreen.tap(first.x, first.y);
    await page.touchscreen.tap(last.x, last.y);
    await page
      .getByRole('group', { name: 'What to do with “Torres met Bo”' })
      .getByRole('button', { name: 'Event' })
      .tap();

    await expect(rows(page)).toHaveText([/Torres met Bo.*Event/]);
  });
});

test('a text with spans and its menu have nothing that keeps anybody out', async ({ page }) => {
  await open(page, dataset);
  await rows(page).first().waitFor();
  await page.locator('[data-mark]').first().click();
  await expect(page.getByRole('group', { name: /^What to do with “/ })).toBeVisible();

  expect(await breaches(page)).toEqual([]);
});
