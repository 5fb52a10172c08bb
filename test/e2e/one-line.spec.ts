import type { Locator, Page } from '@playwright/test';
import { bringToken, expect, signIn, test } from './support/postil.ts';
import { owner } from './support/product.ts';

/** Number of lines that the buttons and links of a group take. */
const linesOf = (group: Locator) =>
  group.evaluate((element) => {
    const items = [...element.querySelectorAll(':scope > :is(button, a)')];
    return new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size;
  });

async function speak(page: Page, language: string) {
  await page.evaluate((code) => localStorage.setItem('postil.language', code), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('actions are on one line from 1024 px on, in each language', async ({ page }) => {
  await bringToken(page);
  for (const language of ['en', 'de', 'es']) {
    await test.step(`in the language ${language}`, async () => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await page.goto('/');
      await speak(page, language);
      const head = page.getByRole('heading', { level: 1 }).locator('xpath=..');
      await expect(head.getByRole('status')).not.toBeEmpty();
      expect(await linesOf(head)).toBe(1);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const action = await head.getByRole('link').boundingBox();
      expect((action?.y ?? 0) - (title?.y ?? 0)).toBeLessThan(title?.height ?? 0);

      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/new');
      const content = 'text,label\nGood lamp,a\nBad lamp,b\n';
      const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
      await page.locator('input[type=file]').setInputFiles(file);
      const adding = page.locator('[data-adding]').first();
      await expect(adding).toBeVisible();
      for (const width of [1024, 1100, 1101, 1150, 1200, 1250, 1279, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await linesOf(adding), `${width} px`).toBe(1);
      }
    });
  }
});

test('the shown row of a file can be read as a whole, by key and by click', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await signIn(page, owner, '/new');
  const long = (name: string) =>
    `${name}: a note with far more words than a cell of the preview has room for. `.repeat(3);
  const content = ['text,note', `First,${long('one')}`, `Second,${long('two')}`, `Third,${long('three')}`].join('\n');
  const file = { name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  const note = (name: string) => page.getByRole('region', { name: 'Rows' }).getByRole('cell', { name });
  const cut = (name: string) => note(name).evaluate((cell) => cell.scrollWidth - cell.clientWidth);

  await expect(note('one')).toContainText(long('one').trim());
  expect(await cut('one')).toBe(0);
  await page.getByRole('button', { name: 'Show row 1', exact: true }).press('ArrowDown');
  await expect(note('two')).toContainText(long('two').trim());
  expect(await cut('two')).toBe(0);
  await note('three').click({ force: true }); // the button of the row covers it
  await expect(note('three')).toContainText(long('three').trim());
});
