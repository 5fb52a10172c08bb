import { record } from '../support/annotating.ts';
import { expect, signIn, test } from '../support/postil.ts';

const dataset = 'Product reviews';

test('back and forward lead through the pages of a visit and the statuses that were chosen, until it is closed', async ({
  page,
}) => {
  const statuses = page.getByLabel('Record status');

  await test.step('the first status takes the place of an address without a query, each other gets an entry', async () => {
    await signIn(page);
    await page.getByRole('link', { name: dataset }).click();
    await expect(record(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: dataset })).toBeFocused();
    await page.goForward();
    await expect(record(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');

    await statuses.selectOption('submitted');
    await expect(page).toHaveURL(/status=submitted/);
    await statuses.selectOption('discarded');
    await expect(page).toHaveURL(/status=discarded/);
  });

  await test.step('back leads to the status before, then to the page before, with the focus where it was', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/status=submitted/);
    await expect(statuses).toHaveValue('submitted');

    await page.goBack();
    await expect(page.getByRole('link', { name: dataset })).toBeFocused();
    await expect(page).toHaveTitle('Datasets · Postil');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('closing the page is asked about while an answer is not saved', async () => {
    await page.getByRole('link', { name: dataset }).click();
    await expect(record(page)).toBeVisible();
    await page.getByRole('radio', { checked: false }).first().check();
    const dialog = page.waitForEvent('dialog');

    await page.close({ runBeforeUnload: true });

    const asked = await dialog;
    expect(asked.type()).toBe('beforeunload');
    await asked.accept();
  });
});
