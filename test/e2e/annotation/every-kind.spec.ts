import type { Page } from '@playwright/test';
import { record } from '../support/annotating.ts';
import { aDatasetToAnswer } from '../support/answering/dataset-to-answer.ts';
import { type KindName, kindNames, kinds } from '../support/answering/kinds.ts';
import {
  dragByFinger,
  dragByMouse,
  middleOf,
  pinch,
  pointAt,
  scrollToMiddle,
  spanText,
  tap,
} from '../support/answering/pointer.ts';
import { callerFor } from '../support/caller.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

const question = (page: Page, name: string) => page.locator(`[data-question="${name}"]`);
const option = (page: Page, name: string, value: string) => question(page, name).locator(`input[value="${value}"]`);
const card = (page: Page, option: string) => page.locator(`[data-card="${option}"]`);
const slot = (page: Page, rank: number) => page.locator(`[data-slot="${rank}"]`);
const label = (page: Page, name: string) => question(page, 'names').getByRole('button', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const isMarkable = (kind: KindName) => kind === 'plain' || kind === 'markdown';

const torres = [{ start: 4, end: 10, label: 'place' }];

/** The expected answers on the server. */
const given = (spans: readonly object[]) => [
  {
    status: 'submitted',
    values: {
      tone: 'harsh',
      topics: ['news', 'art'],
      stars: 4,
      order: [
        { value: 'first', rank: 2 },
        { value: 'second', rank: 1 },
        { value: 'third', rank: 3 },
      ],
      why: 'Because 1 ? x',
      names: spans,
    },
  },
];

async function answerByMouse(page: Page, hasSpans: boolean) {
  await option(page, 'tone', 'harsh').click();
  for (const topic of ['news', 'art']) await option(page, 'topics', topic).click();
  await option(page, 'stars', '4').click();
  await scrollToMiddle(question(page, 'order'));
  await dragByMouse(page, await middleOf(card(page, 'first')), await middleOf(slot(page, 2)));
  for (const [value, rank] of [
    ['second', 1],
    ['third', 3],
  ] as const) {
    await card(page, value).click();
    await slot(page, rank).locator('[data-target]').click();
  }
  await question(page, 'why').getByRole('textbox').fill('Because 1 ? x');
  if (!hasSpans) return;
  await label(page, 'place').click();
  await spanText(page).scrollIntoViewIfNeeded();
  await dragByMouse(page, await pointAt(page, 5), await pointAt(page, 7));
}

test('a user answers each type of question about each kind of field with the mouse', async ({ page, baseURL }) => {
  const send = await callerFor(baseURL);
  const plain = kindNames.filter((kind) => kind !== 'markdown');

  // A question about spans asks for one field.
  for (const fields of [plain, ['markdown'] as const]) {
    const dataset = await aDatasetToAnswer(send, { fields, isOneEach: true });
    await signIn(page, owner, dataset.path);
    for (const [at, kind] of fields.entries())
      await test.step(kind, async () => {
        await expect(isMarkable(kind) ? spanText(page) : kinds[kind].shown(page, at + 1)).toBeVisible();
        await answerByMouse(page, isMarkable(kind));
        await submit(page).click();

        await expect.poll(() => dataset.answersTo(at + 1)).toEqual(given(isMarkable(kind) ? torres : []));
      });
    await dataset.drop();
  }
});

const seeShown = (page: Page, kind: KindName, number: number) =>
  expect(kind === 'plain' ? spanText(page) : kinds[kind].shown(page, number)).toBeVisible();

/** Answers from the first question on, and follows the focus. */
async function answerByKeys(page: Page, hasSpans: boolean) {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const isIn = (name: string) => expect(question(page, name).and(page.locator(':focus-within'))).toBeVisible();
  await isIn('tone');
  await press('2');
  await isIn('topics');
  await press('Space', '3', 'ArrowDown', '4'); // a single choice moves the focus to the next question
  await isIn('order');
  await press('2', '1', '3', 'ArrowDown', 'Shift+Enter');
  await page.keyboard.type('Because 1 ? x');
  await press('Escape', 'ArrowDown');
  if (!hasSpans) return;
  const button = page.getByRole('button', { name: 'Focus text' });
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 10 && !(await isFocused()); tabs += 1) await press('Tab'); // past the labels, and the choice between words and characters
  await expect(button).toBeFocused();
  await press('Enter');
  await expect(spanText(page)).toBeFocused();
  await press('Home', 'Control+ArrowRight', 'ArrowRight', 'Control+Shift+ArrowRight', '2', 'Escape');
}

/** Opens help and palette, turns pages, discards and undoes: all of it leads back to the first record. */
async function lookAround(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await press('Escape');
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
  await page.keyboard.type('next record');
  await press('Enter');
  await expect(record(page)).toContainText('Number 2');
  await press('ArrowLeft');
  await expect(record(page)).toContainText('Number 1');
  await press('Backspace');
  await expect(record(page)).toContainText('Number 2');
  await press('Control+z');
  await expect(record(page)).toContainText('Number 1');
}

test('a user answers each type of question about each kind of field with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  const dataset = await aDatasetToAnswer(await callerFor(baseURL), { fields: kindNames, isOneEach: true });
  await signIn(page, owner, dataset.path);
  await expect(spanText(page)).toBeVisible();
  await lookAround(page);

  for (const [at, kind] of kindNames.entries())
    await test.step(kind, async () => {
      await seeShown(page, kind, at + 1);
      await answerByKeys(page, kind === 'plain');
      await page.keyboard.press('Enter');
      await expect.poll(() => dataset.answersTo(at + 1)).toEqual(given(kind === 'plain' ? torres : []));
    });
  await dataset.drop();
});

test.describe('on a touch screen 390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function answerByFinger(page: Page, hasSpans: boolean) {
    await tap(option(page, 'tone', 'harsh'));
    for (const topic of ['news', 'art']) await tap(option(page, 'topics', topic));
    await tap(option(page, 'stars', '4'));
    await scrollToMiddle(question(page, 'order'));
    const grip = await middleOf(card(page, 'first').locator('[data-grip]'));
    await dragByFinger(page, grip, await middleOf(slot(page, 2)));
    for (const [value, rank] of [
      ['second', 1],
      ['third', 3],
    ] as const) {
      await tap(card(page, value));
      await tap(slot(page, rank).locator('[data-target]'));
    }
    await tap(question(page, 'why').getByRole('textbox'));
    await page.keyboard.type('Because 1 ? x');
    if (!hasSpans) return;
    await spanText(page).scrollIntoViewIfNeeded();
    for (const place of [5, 7]) {
      const { x, y } = await pointAt(page, place);
      await page.touchscreen.tap(x, y);
    }
    await tap(page.getByRole('group', { name: 'Actions for “Torres”' }).getByRole('button', { name: 'place' }));
  }

  /** Zooms with two fingers and pans with one, while the page stays. */
  async function lookCloser(page: Page) {
    const view = record(page).getByRole('figure');
    await expect(record(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await scrollToMiddle(view);
    const { x, y } = await middleOf(view);
    const shown = () => view.getByRole('img').evaluate((image) => image.getBoundingClientRect().toJSON());
    const ofPage = () => page.evaluate(() => ({ scale: visualViewport?.scale, top: scrollY, width: innerWidth }));
    const [before, pageBefore] = [await shown(), await ofPage()];

    await pinch(page, { x, y }, 40, 120);
    await expect(record(page).getByText('300 %')).toBeVisible();
    const close = await shown();
    expect(close.width / before.width).toBeCloseTo(3, 1);
    await dragByFinger(page, { x, y }, { x: x - 60, y: y - 30 });
    const moved = await shown();
    expect([moved.x - close.x, moved.y - close.y]).toEqual([-60, -30]);
    expect(await ofPage()).toEqual(pageBefore);
    await pinch(page, { x, y }, 120, 30);
    await expect(record(page).getByText('100 %')).toBeVisible();

    expect(await ofPage()).toEqual(pageBefore);
    expect(await shown()).toEqual(before);
  }

  test('a user answers about each kind of field and zooms an image, without horizontal scrolling', async ({
    page,
    baseURL,
  }) => {
    const dataset = await aDatasetToAnswer(await callerFor(baseURL), { fields: kindNames, isOneEach: true });
    await signIn(page, owner, dataset.path);

    for (const [at, kind] of kindNames.entries())
      await test.step(kind, async () => {
        await seeShown(page, kind, at + 1);
        if (kind === 'image') await lookCloser(page);
        await answerByFinger(page, kind === 'plain');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        await tap(submit(page));
        await expect.poll(() => dataset.answersTo(at + 1)).toEqual(given(kind === 'plain' ? torres : []));
      });
    await dataset.drop();
  });
});
