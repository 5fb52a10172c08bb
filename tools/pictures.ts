import type { Page } from '@playwright/test';
import { inBrowser } from '../bench/browser.ts';
import { Product } from '../test/e2e/support/product.ts';
import { takeFirstMinutes } from './first-minutes.ts';

/** Takes the pictures of README and `docs/` from the demo: `npm run pictures`. */
const pictures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async annotation(page) {
    await page.getByRole('link', { name: /Product reviews/ }).click();
    for (let answered = 0; answered < 20; answered += 1) {
      const record = page.getByRole('article', { name: `Record ${answered + 1}` });
      await record.waitFor();
      await page.keyboard.press(answered % 3 === 0 ? '2' : '1');
      await record.waitFor({ state: 'detached' });
    }
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByText('12.5 %').waitFor(); // 20 of 160
  },

  async bulk(page) {
    await page.getByRole('link', { name: /Product reviews/ }).click();
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Bulk view' }).click();
    await page.getByRole('searchbox', { name: 'Search records' }).fill('battery | screen');
    await page.keyboard.press('Enter');
    await page.locator('mark, article').nth(2).waitFor();
    for (const number of [1, 2, 3])
      await page.getByRole('checkbox', { name: `Select record ${number}`, exact: true }).check();
  },

  async 'new-dataset'(page) {
    await page.goto('/new');
    await page.getByRole('button', { name: 'Start from scratch' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'reviews.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'text,stars,label',
          '"Arrived in two days, works as described.",5,positive',
          '"The lid broke after a week.",2,negative',
          '"It does what it should, no more.",3,neutral',
          '"Best kettle we have had so far.",5,positive',
          '"Loud, and the cable is too short.",2,negative',
        ].join('\n'),
      ),
    });
    await page.getByLabel('Name', { exact: true }).first().waitFor();
    await page.getByRole('heading', { name: 'This will be created' }).waitFor();
  },

  async home(page) {
    await page.getByRole('link', { name: /Product reviews/ }).waitFor();
    await page.getByText('Example datasets').waitFor();
  },

  async commands(page) {
    await page.getByRole('link', { name: /Product reviews/ }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Type a command' }).fill('settings');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },

  async columns(page) {
    await page.getByRole('link', { name: /Support conversations/ }).click();
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Layout' }).click();
    await page.getByRole('radio', { name: 'In columns' }).check();
  },

  async table(page) {
    await page.getByRole('link', { name: /Product reviews/ }).click();
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Bulk view' }).click();
    await page.getByRole('button', { name: 'Table' }).click();
    for (const number of [2, 3])
      await page.getByRole('checkbox', { name: `Select record ${number}`, exact: true }).check();
  },

  async settings(page) {
    await page.getByRole('link', { name: /Product reviews/ }).waitFor();
    await page
      .getByRole('link', { name: /^Settings/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Questions' }).click();
  },

  async phone(page) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: /Support conversations/ }).click();
    await page.getByRole('button', { name: /^Go to the question/ }).waitFor();
  },
};

const size = { width: 1280, height: 680 };

const product = new Product();
try {
  await product.start();
  await inBrowser(product, async (context) => {
    for (const [name, prepare] of Object.entries(pictures)) {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.goto('/');
      await prepare(page);
      await page.screenshot({ path: `docs/pictures/${name}.png`, animations: 'disabled' });
      await page.close();
    }
    await takeFirstMinutes(product, context, size);
  });
} finally {
  await product.stop();
}
