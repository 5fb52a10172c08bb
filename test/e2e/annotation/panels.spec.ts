import type { Page } from '@playwright/test';
import { chip, open, record } from '../support/annotating.ts';
import { expect, test } from '../support/postil.ts';

const line = (page: Page, name = 'Record width') => page.getByRole('separator', { name });
const reading = (page: Page) => page.getByRole('region', { name: 'Record' });
const answering = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const guidelines = (page: Page) => page.getByRole('region', { name: 'Guidelines' });
const heading = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function sizeOf(part: ReturnType<typeof reading>) {
  const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 0 };
  return { width: Math.round(width), height: Math.round(height) };
}

async function drag(page: Page, name: string, by: { x: number; y: number }) {
  const { x, y, width, height } = (await line(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + by.x, top + by.y, { steps: 4 });
  await page.mouse.up();
}

test.describe('the annotation screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has panels that are resized by mouse and keyboard within limits, and keep their sizes after a reload', async ({
    page,
  }) => {
    await open(page);
    const usual = await sizeOf(reading(page));
    const both = (await sizeOf(page.locator('main > div > div').last())).width;
    expect((await line(page).boundingBox())?.width).toBeGreaterThanOrEqual(24);

    await test.step('the record keeps at least half of the width, and the form at least 320 px', async () => {
      await drag(page, 'Record width', { x: -900, y: 0 });
      expect((await sizeOf(reading(page))).width).toBe(Math.round(both / 2));
      await expect(line(page)).toHaveAttribute('aria-valuenow', '50');

      await drag(page, 'Record width', { x: 900, y: 0 });
      expect((await sizeOf(answering(page))).width).toBeGreaterThanOrEqual(320);
      await expect(line(page)).toHaveAttribute('aria-valuenow', `${Math.floor(100 - 32000 / both)}`);

      await line(page).dblclick();
      expect((await sizeOf(reading(page))).width).toBe(usual.width);
    });

    await test.step('the panels keep their sizes after a reload', async () => {
      await drag(page, 'Record width', { x: -60, y: 0 });
      expect(Math.abs((await sizeOf(reading(page))).width - usual.width + 60)).toBeLessThanOrEqual(1);
      for (let click = 0; click < 2; click += 1) await heading(page, /^Guidelines/).click(); // open on the first visit
      await line(page, 'Guidelines height').focus();
      await page.keyboard.press('End');
      await drag(page, 'Guidelines height', { x: 0, y: 80 });
      const [wide, high] = [await sizeOf(reading(page)), await sizeOf(guidelines(page))];
      expect(high.height + wide.height).toBeGreaterThan(usual.height);
      expect(wide.height).toBe(high.height + 160);

      await page.reload();

      await expect(record(page)).toBeVisible();
      expect([await sizeOf(reading(page)), await sizeOf(guidelines(page))]).toEqual([wide, high]);
    });
  });
});

const box = async (part: ReturnType<typeof reading>) =>
  (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe('the layout of a record', () => {
  test('is one group in the middle of the window, with the actions under the last question', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await open(page);
    const [sheet, questions] = [await box(record(page)), await box(page.getByRole('form', { name: 'Questions' }))];
    const actions = await box(page.getByRole('group', { name: 'Record actions' }));

    expect(Math.abs(sheet.x - (1920 - questions.x - questions.width))).toBeLessThan(4);
    expect(questions.x - sheet.x - sheet.width).toBeLessThan(40);
    expect(Math.abs(actions.y - questions.y - questions.height)).toBeLessThan(2);
    expect(actions.y + actions.height).toBeLessThan(800);
    expect(await lettersInALine(page)).toBeGreaterThan(60);
    expect(await lettersInALine(page)).toBeLessThan(80);
  });

  test('keeps the actions in one line in every language from 1024 px on', async ({ page }) => {
    await open(page);
    for (const language of ['Deutsch', 'Español', 'English']) {
      await page.getByRole('button', { name: 'owner' }).click();
      await page.getByText(language, { exact: true }).click();
      await page.keyboard.press('Escape');
      for (const width of [1024, 1101, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const buttons = await page.locator('[data-actions] button').all();
        const boxes = await Promise.all(buttons.map(box));

        expect(new Set(boxes.map(({ y }) => y)).size, `${language}, ${width} px`).toBe(1);
        const bar = await box(page.locator('[data-actions]'));
        expect(Math.max(...boxes.map(({ x, width: wide }) => x + wide))).toBeLessThanOrEqual(bar.x + bar.width);
      }
    }
  });

  for (const language of ['en', 'de', 'es'])
    test(`keeps the tools of the bulk view in one line while a page is selected, in ${language} too`, async ({
      page,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('postil.language', value), language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, 'Product reviews', '?page=1~10');
      const tools = page.locator('[data-many]').first();
      await tools.locator('button[aria-pressed]').last().click();
      await tools.getByRole('checkbox').first().check();
      await expect(tools.getByRole('checkbox').first()).toBeChecked();

      for (const width of [1024, 1101, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect((await box(tools)).height, `${width} px`).toBeLessThan(60);
      }
    });

  test('can have the form below the record and the fields in columns, for this dataset', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'Support conversations');
    const fields = record(page).getByRole('region');
    const isBelow = async () => (await box(answering(page))).y >= (await box(reading(page))).y + 100;
    const areInColumns = async () => (await box(fields.nth(1))).x > (await box(fields.first())).x + 100;
    expect([await isBelow(), await areInColumns()]).toEqual([false, false]);

    await page.getByRole('button', { name: 'Layout' }).click();
    await page.getByRole('radio', { name: 'Below the record' }).check();
    await page.getByRole('radio', { name: 'In columns' }).check();
    await page.keyboard.press('Escape');

    await expect(page.getByRole('button', { name: 'Layout' })).toBeFocused();
    await expect.poll(async () => [await isBelow(), await areInColumns()]).toEqual([true, true]);
    await page.reload();
    await expect(record(page)).toBeVisible();
    expect([await isBelow(), await areInColumns()]).toEqual([true, true]);
  });
});

/** Average letters in a line of the first field, as if the text went on. */
const lettersInALine = (page: Page) =>
  record(page)
    .getByRole('paragraph')
    .first()
    .evaluate((paragraph) => {
      paragraph.textContent = 'The kettle boils quickly and the handle stays cool. '.repeat(20);
      const lines =
        paragraph.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      return paragraph.textContent.length / lines;
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the annotation panels fold by touch without separators, and the actions stay at the bottom', async ({
    page,
  }) => {
    await open(page);
    await expect(heading(page, /^Guidelines/)).toHaveAttribute('aria-expanded', 'true');
    await heading(page, /^Guidelines/).tap();
    await heading(page, /^Progress/).tap();
    await expect(page.getByRole('region', { name: 'Team' })).toBeVisible();
    await expect(page.getByRole('separator')).toHaveCount(0);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

    const actions = await page.getByRole('group', { name: 'Record actions' }).boundingBox();
    expect(Math.round((actions?.y ?? 0) + (actions?.height ?? 0))).toBe(844);
  });

  test('the bars above a record take at most 96 px, and one button opens search, filters and sort', async ({
    page,
  }) => {
    await open(page);
    expect((await box(reading(page))).y).toBeLessThanOrEqual(96);
    await expect(page.getByRole('searchbox', { name: 'Search records' })).toBeHidden();

    await page.getByRole('button', { name: 'Search, filters and sort' }).tap();

    for (const name of ['Filters', 'Sort', 'Bulk view'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search records' }).fill('kettle');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(record(page)).toContainText('kettle');
    await page.getByRole('button', { name: 'Search, filters and sort' }).tap();
    expect((await box(reading(page))).y).toBeLessThanOrEqual(96);
  });

  test('the header has no button for keys', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();

    await expect(page.getByRole('button', { name: 'Keyboard', exact: true })).toBeHidden();
  });

  test('the name of the dataset is shown whole, also while answers are saved', async ({ page }) => {
    await open(page, 'Support conversations');
    await page.keyboard.press('Backspace');
    await expect(chip(page)).toHaveText('Saved');
    const name = page.getByTitle('Support conversations', { exact: true });

    const hidden = await name.evaluate((shown) => [
      shown.scrollWidth - shown.clientWidth,
      shown.scrollHeight - shown.clientHeight,
    ]);

    expect(hidden).toEqual([0, 0]);
    const [shown, next] = [await box(name), await box(page.getByRole('button', { name: 'Export' }))];
    expect(shown.x + shown.width).toBeLessThanOrEqual(next.x);
  });

  test('the status is not cut by a large number of records', async ({ page }) => {
    const list = page.locator('[data-status] > select');
    const next = page.getByRole('navigation').locator('[aria-keyshortcuts="ArrowRight"]');
    await page.addInitScript(() => localStorage.setItem('postil.language', 'es'));
    await open(page);
    const { width } = await box(list);
    await page.route(/records\/search/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), total: 123_456 } });
    });
    await page.reload();
    await expect(record(page)).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Control+z'); // redo takes room, too

    await expect(page.locator('[aria-keyshortcuts~="Control+z"]')).toBeVisible();
    expect((await box(list)).width).toBe(width);
    const { x, width: size } = await box(next);
    expect(x + size).toBeLessThanOrEqual(390);
    await page.unrouteAll({ behavior: 'wait' });
  });

  for (const language of ['en', 'de'])
    test(`the first record of the bulk view begins within 180 px, in ${language} too`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('postil.language', value), language);
      await open(page, 'Product reviews', '?page=11~10');
      expect((await box(record(page).first())).y).toBeLessThanOrEqual(180);
      const size = page.locator('[data-many] select');
      await expect(size).toBeHidden();

      await page.locator('[data-many] button[aria-expanded]').tap();

      await expect(size).toBeVisible();
      await expect(page.locator('[data-many] button[aria-pressed]')).toHaveCount(2);
    });

  test('a question below a long record is announced at the bottom, and a tap leads there', async ({ page }) => {
    await open(page, 'Support conversations');
    const announced = page.getByRole('button', { name: /^Go to the question/ });
    await expect(announced).toContainText('How helpful is the last reply?');

    await announced.tap();

    await expect(page.getByRole('group', { name: 'How helpful is the last reply?' })).toBeInViewport();
    await expect(announced).toBeHidden();
  });
});
