import type { Page } from '@playwright/test';
import { open, record } from '../support/annotating.ts';
import { expect, test } from '../support/postil.ts';

const line = (page: Page, name = 'Record width') => page.getByRole('separator', { name });
const reading = (page: Page) => page.getByRole('region', { name: 'Record' });
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
    expect((await line(page).boundingBox())?.width).toBeGreaterThanOrEqual(24);

    await test.step('the record keeps at least half of the width, and the form at least 320 px', async () => {
      await drag(page, 'Record width', { x: -900, y: 0 });
      expect((await sizeOf(reading(page))).width).toBe(720);
      await expect(line(page)).toHaveAttribute('aria-valuenow', '50');

      await drag(page, 'Record width', { x: 900, y: 0 });
      expect((await sizeOf(page.getByRole('region', { name: 'Your answer' }))).width).toBeGreaterThanOrEqual(320);
      await expect(line(page)).toHaveAttribute('aria-valuenow', '77');

      await line(page).dblclick();
      expect((await sizeOf(reading(page))).width).toBe(usual.width);
    });

    await test.step('the panels keep their sizes after a reload', async () => {
      await drag(page, 'Record width', { x: -144, y: 0 });
      expect((await sizeOf(reading(page))).width).toBe(usual.width - 144);
      await heading(page, /^Guidelines/).click();
      await line(page, 'Guidelines height').focus();
      await page.keyboard.press('End');
      await drag(page, 'Guidelines height', { x: 0, y: 80 });
      const [wide, high] = [await sizeOf(reading(page)), await sizeOf(guidelines(page))];
      expect(high.height + wide.height).toBeGreaterThan(usual.height);
      expect(wide.height).toBe(high.height + 160);

      await page.reload();

      await expect(guidelines(page)).toBeVisible();
      expect(await sizeOf(guidelines(page))).toEqual(high);
      await expect(record(page)).toBeVisible();
      expect([await sizeOf(reading(page)), await sizeOf(guidelines(page))]).toEqual([wide, high]);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the annotation panels fold by touch without separators, and the actions stay at the bottom', async ({
    page,
  }) => {
    await open(page);
    await heading(page, /^Guidelines/).tap();
    await heading(page, /^Progress/).tap();
    await expect(page.getByRole('region', { name: 'Team' })).toBeVisible();
    await expect(page.getByRole('separator')).toHaveCount(0);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

    const actions = await page.getByRole('group', { name: 'Record actions' }).boundingBox();
    expect(Math.round((actions?.y ?? 0) + (actions?.height ?? 0))).toBe(844);
  });
});
