import type { BrowserContext, Locator, Page } from '@playwright/test';
import { aDataset, inBrowser, options } from '../bench/browser.ts';
import { caller } from '../test/e2e/support/caller.ts';
import { messyReviews } from '../test/e2e/support/creating/real-files.ts';
import { Product } from '../test/e2e/support/product.ts';

/**
 * Takes pictures of the same screens in an earlier version and in this one: `npm run pictures:compare -- FOLDER`, with
 * a built checkout of the earlier version. Steps that it cannot take are left out.
 */
const [earlier] = process.argv.slice(2);
if (!earlier) throw new Error('usage: npm run pictures:compare -- FOLDER');

type Prepare = (page: Page, seeded: Seeded) => Promise<unknown>;

interface Seeded {
  readonly reviews: string;
  readonly news: string;
  readonly support: string;
  readonly answered: string;
}

const briefMs = 2_000;
const isThere = (locator: Locator) =>
  locator
    .first()
    .waitFor({ timeout: briefMs })
    .then(
      () => true,
      () => false,
    );
async function clickIfThere(locator: Locator) {
  if (await isThere(locator)) await locator.first().click();
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
async function openRecord(page: Page, id: string, query = '') {
  await page.goto(`/dataset/${id}/annotation-mode${query}`);
  await isThere(page.getByRole('article'));
}

const screens: Readonly<Record<string, Prepare>> = {
  async '01-answers-of-all'(page, { reviews }) {
    await openRecord(page, reviews, '?status=completed');
    await clickIfThere(page.getByText(/^Answers \(/));
  },
  async '02-new-dataset'(page) {
    await page.goto('/new');
    const csv = { name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(messyReviews(60)) };
    await page.locator('input[type=file]').setInputFiles(csv);
    await page.locator('form').first().waitFor();
  },
  '03-annotation': (page, { support }) => openRecord(page, support),
  '04-suggestion': (page, { reviews }) => openRecord(page, reviews, '?status=pending&page=4'),
  '05-guidelines': (page, { news }) => openRecord(page, news),
  async '06-home'(page) {
    await page.goto('/');
    await page.getByRole('link', { name: /Product reviews/ }).waitFor();
  },
  async '07-commands'(page, { reviews }) {
    await page.goto(`/dataset/${reviews}/settings`);
    await page.getByRole('tab').first().waitFor();
    await page.keyboard.press('Control+k');
  },
  async '08-end-of-the-queue'(page, { answered }) {
    await page.goto(`/dataset/${answered}/annotation-mode`);
  },
  async '09-bulk'(page, { reviews }) {
    await openRecord(page, reviews);
    await button(page, 'Bulk view').click();
    await clickIfThere(button(page, 'Table'));
  },
  async '10-progress'(page, { reviews }) {
    await openRecord(page, reviews);
    await clickIfThere(button(page, /^Progress/));
  },
  async '11-dataset-settings'(page, { reviews }) {
    await page.goto(`/dataset/${reviews}/settings`);
    await page.getByRole('tab').first().waitFor();
  },
  async '12-questions'(page, { support }) {
    await page.goto(`/dataset/${support}/settings`);
    await page.getByRole('tab', { name: 'Questions' }).click();
  },
  async '13-phone'(page, { support }) {
    await page.setViewportSize({ width: 390, height: 800 });
    await openRecord(page, support);
  },
  async '14-german'(page, { support }) {
    await page.addInitScript(() => localStorage.setItem('postil.language', 'de'));
    await openRecord(page, support);
  },
  async '15-spans'(page, { news }) {
    await openRecord(page, news);
    await page.locator('[data-mark]').first().waitFor();
  },
};

async function seed(product: Product): Promise<Seeded> {
  const send = await caller(product.address);
  const { items } = await send<{ items: readonly { id: string; name: string }[] }>('GET', '/me/datasets');
  const idOf = (name: string) => items.find((each) => each.name === name)?.id ?? '';
  const reviews = idOf('Product reviews');
  type Found = { items: readonly { record: { id: string } }[] };
  const found = await send<Found>('POST', `/me/datasets/${reviews}/records/search?limit=3`, {});
  const questions = await send<{ items: readonly { name: string }[] }>('GET', `/datasets/${reviews}/questions`);
  const values = { [questions.items[0]?.name ?? '']: { value: 'positive' } };
  for (const { record } of found.items)
    await send('POST', `/records/${record.id}/responses`, { status: 'submitted', values });
  const { path } = await aDataset(product, 'Answered', { type: 'label_selection', options: options('yes', 'no') }, 1);
  const answered = path.split('/')[2] ?? '';
  const [only] = (await send<Found>('POST', `/me/datasets/${answered}/records/search`, {})).items;
  const yes = { status: 'submitted', values: { label: { value: 'yes' } } };
  await send('POST', `/records/${only?.record.id}/responses`, yes);
  return { reviews, news: idOf('News sentences'), support: idOf('Support conversations'), answered };
}

type Pictures = ReadonlyMap<string, Buffer>;

/** Takes one picture of each screen, in order; `use` may open further pages. */
async function withPictures(program: string, use: (pictures: Pictures, context: BrowserContext) => Promise<void>) {
  const product = new Product(0, {}, 'inherit', [program]);
  try {
    await product.start();
    const seeded = await seed(product);
    await inBrowser(product, async (context) => {
      const pictures = new Map<string, Buffer>();
      for (const [name, prepare] of Object.entries(screens))
        pictures.set(name, await pictureOf(context, prepare, seeded));
      await use(pictures, context);
    });
  } finally {
    await product.stop();
  }
}

async function pictureOf(context: BrowserContext, prepare: Prepare, seeded: Seeded) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 800 });
  await prepare(page, seeded);
  await page.waitForTimeout(briefMs); // later parts of the page load in this time
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.evaluate(() => localStorage.removeItem('postil.language'));
  await page.close();
  return picture;
}

const figureOf = (caption: string, picture: Buffer | undefined) =>
  `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${picture?.toString('base64')}"></figure>`;

const style = `<style>
  body { margin: 0; display: flex; gap: 20px; background: #888 }
  figure { margin: 0 }
  img { height: 450px }
  figcaption { font: 16px sans-serif; padding: 4px }
</style>`;

async function putSideBySide(before: Pictures, after: Pictures, context: BrowserContext) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1640, height: 480 });
  for (const [name, picture] of after) {
    await page.setContent(`${style}${figureOf('before', before.get(name))}${figureOf('after', picture)}`);
    await page.screenshot({ path: `docs/pictures/changes/${name}.jpg`, type: 'jpeg', quality: 70, fullPage: true });
  }
}

let before: Pictures = new Map();
await withPictures(`${earlier}/bin/postil.mjs`, async (pictures) => {
  before = pictures;
});
await withPictures('bin/postil.mjs', (after, context) => putSideBySide(before, after, context));
