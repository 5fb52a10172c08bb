import type { Page } from '@playwright/test';
import { chip, open } from '../support/annotating.ts';
import { dragByMouse, pointAt, spanText } from '../support/answering/pointer.ts';
import { expect, test, withoutFirstAnswers } from '../support/postil.ts';

const rows = (page: Page) => page.getByRole('list', { name: /^Spans: / }).getByRole('button', { name: /in the text$/ });
const label = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const texts = {
  scripts: '😀👍🏽 e\u0301tude 北京 שלום\nAna met Bo.',
  short: 'Ana Torres met Bo in Rome.',
  overlapping: 'Bo met Ana Torres in Rome.',
  crowded: 'Ana met Bo, who has read of it, Cy, Di and Ed.',
};

/** The first records of the dataset hold these texts, without suggestions. */
async function openTexts(page: Page) {
  await withoutFirstAnswers(page);
  await page.route('**/me/datasets/*/records/search?**', async (route) => {
    const answer = await route.fetch();
    const found = await answer.json();
    for (const [at, text] of Object.values(texts).entries())
      Object.assign(found.items[at].record, { fields: { text }, suggestions: [] });
    await route.fulfill({ response: answer, json: found });
  });
  await open(page, 'News sentences');
}

/** Moves from an unanswered record to the next one. */
async function goOnTo(page: Page, text: string) {
  await page.keyboard.press('ArrowRight');
  await expect(spanText(page)).toHaveText(text);
}

/** Activates a label, unless it is still active from the previous record. */
async function choose(page: Page, name: string) {
  if ((await label(page, name).getAttribute('aria-pressed')) !== 'true') await label(page, name).click();
}

const drag = async (page: Page, from: number, to: number, meanwhile?: () => Promise<void>) =>
  dragByMouse(page, await pointAt(page, from), await pointAt(page, to), meanwhile);

const submit = async (page: Page) => {
  await label(page, 'Submit').click();
  await expect(chip(page)).toHaveText('Saved');
};

async function markByKeys(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /responses$/.test(request.url()));
  await page.getByRole('button', { name: 'Focus text' }).focus();
  await page.keyboard.press('Enter');
  await expect(spanText(page)).toBeFocused();

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

  expect((await sent).postDataJSON().values.entities.value).toEqual([
    { start: 1, end: 3, label: 'event' },
    { start: 19, end: 22, label: 'person' },
  ]);
  await expect(chip(page)).toHaveText('Saved');
}

async function markByMouse(page: Page) {
  await choose(page, 'Person');
  await drag(page, 1, 6);
  await expect(rows(page)).toHaveText([/Ana Torres.*Person/]);
  await drag(page, 22, 24, () => page.keyboard.down('Shift'));
  await page.keyboard.up('Shift');
  await expect(rows(page)).toHaveText([/Ana Torres/, /^om/]);
  await page.keyboard.down('Shift');
  await drag(page, 11, 13);
  await page.keyboard.up('Shift');

  await expect(rows(page)).toHaveText([/Ana Torres/, /^me/, /^om/]);
  const colours = () => [...CSS.highlights.keys()].filter((name) => /^span-\d/.test(name)).length;
  expect(await page.evaluate(colours)).toBe(1);
}

async function changeByMouse(page: Page) {
  await choose(page, 'Person');
  await drag(page, 0, 1);
  await drag(page, 11, 12);
  await drag(page, 1, 12);
  await expect(rows(page)).toHaveText([/^Bo met Ana Torres/]);

  const { x, y } = await pointAt(page, 8);
  await page.mouse.click(x, y);
  const options = page.getByRole('group', { name: 'Actions for “Bo met Ana Torres”' });
  await options.getByRole('button', { name: 'Event' }).click();
  await expect(rows(page)).toHaveText([/Bo met Ana Torres.*Event/]);
  await page.mouse.click(x, y);
  await options.getByRole('button', { name: 'Remove' }).click();

  await expect(rows(page)).toHaveCount(0);
}

/** Marks every word of a text, on a screen as narrow as a phone. */
async function crowd(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'Organisation');
  const [text, tags] = [spanText(page), page.locator('article [data-mark]')] as const;
  const places = await text.evaluate((root) => {
    const words = [...(root.textContent ?? '').matchAll(/\p{L}+/gu)];
    return words.map(({ index }) => index);
  });
  await text.scrollIntoViewIfNeeded();
  for (const place of places) {
    const { x, y } = await pointAt(page, place);
    await page.mouse.dblclick(x, y);
  }

  await expect(tags).toHaveCount(places.length);
  const end = await text.evaluate((root) => root.getBoundingClientRect().right);
  const boxes = await tags.evaluateAll((all) =>
    all.map((tag) => tag.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBeGreaterThan(1);
  for (const [index, { right, top }] of boxes.entries()) {
    const next = boxes[index + 1];
    expect(right).toBeLessThanOrEqual((next?.top === top ? next.left : end) + 1);
  }
}

test('a user marks, replaces, relabels and removes spans with keyboard and mouse', async ({ page }) => {
  await openTexts(page);
  await expect(spanText(page)).toHaveText(texts.scripts);

  await test.step('spans marked with the keyboard on two lines are sent with offsets in code points', () =>
    markByKeys(page));
  await expect(spanText(page)).toHaveText(texts.short);
  await test.step('the mouse marks whole words, or single characters while Shift is held', () => markByMouse(page));
  await submit(page);
  await expect(spanText(page)).toHaveText(texts.overlapping);
  await test.step('spans are replaced when they overlap, and relabelled or removed with a click', () =>
    changeByMouse(page));
  await goOnTo(page, texts.crowded);
  await test.step('the labels of crowded spans stay inside the text and do not overlap at 390 px', () => crowd(page));
});

test('overlapping marks keep the height of the lines, and their labels do not cover each other', async ({ page }) => {
  await page.route('**/datasets/*/questions', async (route) => {
    const answer = await route.fetch();
    const found = await answer.json();
    for (const { settings } of found.items) if (settings.type === 'span') settings.allow_overlapping = true;
    await route.fulfill({ response: answer, json: found });
  });
  await openTexts(page);
  await goOnTo(page, texts.short);
  const height = () => spanText(page).evaluate((text) => text.getBoundingClientRect().height);
  const before = await height();

  await choose(page, 'Person');
  await drag(page, 1, 16);
  await choose(page, 'Event');
  await drag(page, 1, 9);
  await choose(page, 'Place');
  await drag(page, 5, 9);

  await expect(rows(page)).toHaveCount(3);
  expect(await height()).toBe(before);
  const boxes = await page
    .locator('article [data-mark]')
    .evaluateAll((all) => all.map((tag) => tag.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  const sorted = boxes.toSorted((one, other) => one.left - other.left);
  for (const [index, { left, right }] of sorted.entries()) {
    expect(right - left).toBeGreaterThan(14);
    expect(right).toBeLessThanOrEqual(sorted[index + 1]?.left ?? Number.POSITIVE_INFINITY);
  }
});
