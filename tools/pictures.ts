import type { Page } from '@playwright/test';
import { inBrowser } from '../bench/desk.ts';
import { Product } from '../test/e2e/support/product.ts';

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
  });
} finally {
  await product.stop();
}
