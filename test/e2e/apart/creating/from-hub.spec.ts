import { offerExamples, privateToken } from '../../../support/hub/example-tables.ts';
import { listOf, tableOf, text } from '../../../support/hub/hub-table.ts';
import type { caller } from '../../support/caller.ts';
import { create, created, nameOf, openFromHub, part, test } from '../../support/creating/beside-hub.ts';
import { bringToken, expect } from '../../support/postil.ts';
import type { Served } from '../../support/served.ts';

interface Beside {
  readonly hub: Served['hub'];
  readonly send: Awaited<ReturnType<typeof caller>>;
}

let beside: Beside;
test.beforeEach(async ({ page, hub, send }) => {
  hub.reset();
  offerExamples(hub);
  beside = { hub, send };
  await bringToken(page);
});

const totalOf = async (id: string) =>
  (await beside.send<{ readonly total: number }>('GET', `/datasets/${id}/progress`)).total;

test('the import box on the home page imports a text classification dataset with labels as suggestions', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Import from the hub').fill('examples/reviews');
  await page.keyboard.press('Enter');
  await expect(part(page, 'Record').getByText('Review 1: it came on day 2')).toBeVisible();
  await part(page, 'Record').getByRole('button', { name: 'Next row' }).click();
  await expect(part(page, 'Record').getByText('Review 2: it came on day 3')).toBeVisible();
  await expect(part(page, 'Form').getByRole('radio', { name: 'neutral' })).toBeChecked();
  await expect(page.getByText('All 250 rows will be imported.')).toBeVisible();

  const rows = part(page, 'Rows');
  await expect(rows.getByRole('columnheader')).toHaveText([/text\s*string/, /label\s*ClassLabel/]);
  await rows.getByRole('button', { name: 'Next page of rows' }).click();
  await expect(rows.getByText('11 to 20 of the first 100')).toBeVisible();
  await rows.getByRole('button', { name: 'Show row 13' }).click();
  await expect(part(page, 'Record').getByText('Review 13: it came on day 14')).toBeVisible();

  await create(page).click();
  const steps = page.getByRole('dialog').getByRole('listitem');
  await expect(steps).toHaveText([
    /Create the dataset/,
    /fields/,
    /questions/,
    /metadata/,
    /Publish/,
    /import/,
    /first records/,
  ]);
  const id = await created(page);

  await expect(page.getByRole('radio', { name: 'negative' })).toBeChecked();
  await expect.poll(() => totalOf(id)).toBe(250);
  const { metadata } = await beside.send<{ metadata: object }>('GET', `/datasets/${id}`);
  expect(metadata).toMatchObject({ repoId: 'examples/reviews', split: 'train', imported: 'UI' });
  expect(Object.keys(metadata).toSorted()).toEqual(['imported', 'mapping', 'repoId', 'split', 'subset']);
});

test('images are requested only from the hub, and the hub token is sent to no other host', async ({ page }) => {
  const elsewhere = 'https://pictures.example.org/a.png';
  const asked: string[] = [];
  const leaks: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url());
    const where = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    if (where.includes(privateToken) && !request.url().startsWith(beside.hub.url)) leaks.push(request.url());
  });

  await test.step('an image from the hub is shown', async () => {
    await openFromHub(page, 'pictures');

    const picture = part(page, 'Record').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  });

  await test.step('an image from another host is not requested', async () => {
    const talk = [{ role: 'user', content: `See ![a cat](${elsewhere})` }];
    const columns = { address: text, talk: listOf({ role: text, content: text }) };
    beside.hub.tables.set('examples/elsewhere/default/train', tableOf(columns, [{ address: elsewhere, talk }]));
    await openFromHub(page, 'elsewhere');
    await part(page, 'Fields').getByRole('radio', { name: 'Image' }).check();

    await expect(part(page, 'Record').getByText('only images on the hub are shown')).toBeVisible();
    await expect(part(page, 'Record').getByText('Could not load image: a cat')).toBeVisible();
    expect(asked.filter((url) => url.startsWith('https://pictures'))).toEqual([]);
  });

  await test.step('a private dataset is imported with its token, which is not stored', async () => {
    await page.goto('/examples%2Fprivate');
    await page.getByLabel(/^Token for/).fill('hf_wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dataset not found or available')).toBeVisible();
    await page.getByLabel(/^Token for/).fill(privateToken);
    await page.keyboard.press('Enter');
    await nameOf(page).fill('secret');
    await create(page).click();
    const id = await created(page);

    await expect.poll(() => totalOf(id)).toBe(250);
    expect(leaks).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      privateToken,
    );
  });
});
