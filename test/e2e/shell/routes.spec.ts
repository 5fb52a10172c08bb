import { record } from '../support/annotating.ts';
import { expect, signIn, test } from '../support/postil.ts';

const dataset = 'Product reviews';

test('Back and Forward lead through pages and record statuses, and closing with an unsaved answer asks first', async ({
  page,
}) => {
  const statuses = page.getByLabel('Record status');

  await test.step('the first record status replaces the history entry, and each further one adds an entry', async () => {
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

  await test.step('Back leads to the previous status and then to the previous page, with its focus restored', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/status=submitted/);
    await expect(statuses).toHaveValue('submitted');

    await page.goBack();
    await expect(page.getByRole('link', { name: dataset })).toBeFocused();
    await expect(page).toHaveTitle('Datasets · Postil');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('closing the page asks for confirmation while an answer is not saved', async () => {
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
