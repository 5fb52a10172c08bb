import { answersOnServer, chip, open, record, text, textOf } from '../support/annotating.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

test.describe('answering a record', () => {
  test('takes a digit alone, and shows the next record at once', async ({ page }) => {
    await open(page);
    const first = await textOf(page);

    await page.route('**/api/v1/records/*/responses', () => undefined); // the server never answers
    await page.keyboard.press('2');

    await expect(text(page)).not.toHaveText(first);
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('reaches the server and is there under submitted after a reload', { tag: '@argilla' }, async ({ page }) => {
    await open(page);
    const answered = await textOf(page);
    await page.keyboard.press('3');
    await expect(chip(page)).toHaveText('Saved');

    await page.getByLabel('Status of the records').selectOption('submitted');
    await page.reload();

    await expect(page.getByLabel('Status of the records')).toHaveValue('submitted');
    await expect(record(page)).toBeVisible();
    const stored = await answersOnServer(page, 'submitted');
    expect(stored).toContainEqual({ text: answered, answer: { sentiment: { value: 'mixed' } } });
  });

  test('is listed with what is unsent, and all that can be asked for is there, while there is no network', async ({
    page,
    context,
  }) => {
    const list = page.waitForResponse(/unsent-dialog.*js/);
    await open(page);
    await (await list).finished();
    await context.setOffline(true);
    await page.keyboard.press('1');
    await expect(chip(page)).toHaveText('1 unsent');

    await chip(page).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Answers that are not saved yet' })).toContainText('Submitted');
    await page.keyboard.press('Escape');
    await record(page).getByRole('button', { name: 'About this record' }).click();
    await expect(page.getByRole('dialog')).toContainText('Added');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await expect(chip(page)).toHaveText('Saved');
  });

  test('is sent after a reload if the server could not be reached', async ({ page }) => {
    await open(page);
    await page.route('**/api/v1/records/*/responses', (route) => route.abort());
    const before = (await answersOnServer(page, 'submitted')).length;
    await page.keyboard.press('1');
    await expect(chip(page)).toHaveText('1 unsent');

    await page.unroute('**/api/v1/records/*/responses');
    await page.reload();

    await expect.poll(async () => (await answersOnServer(page, 'submitted')).length).toBe(before + 1);
  });

  test('is sent after signing in again in place when the session had ended', async ({ page }) => {
    await open(page);
    const before = (await answersOnServer(page, 'submitted')).length;
    const ended = { status: 401, json: { detail: 'Could not validate credentials' } };
    await page.route('**/api/v1/records/*/responses', (route) => route.fulfill(ended));
    await page.keyboard.press('1');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toContainText('One answer is waiting to be sent.');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    const shown = await textOf(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.unrouteAll();

    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await expect(chip(page)).toHaveText('Saved');
    await expect(text(page)).toHaveText(shown);
    await expect.poll(async () => (await answersOnServer(page, 'submitted')).length).toBe(before + 1);
  });

  test('comes back with its record and a message when the server refuses it', { tag: '@argilla' }, async ({ page }) => {
    await open(page);
    const refused = await textOf(page);
    const refusal = { status: 422, json: { detail: 'This record takes no answers' } };
    await page.route('**/api/v1/records/*/responses', (route) => route.fulfill(refusal));

    await page.keyboard.press('4');

    await expect(page.getByText('This record takes no answers').first()).toBeVisible();
    await expect(text(page)).toHaveText(refused);
    await expect(page.getByRole('radio', { name: /Neutral/ })).toBeChecked();
  });

  test('is discarded by Backspace and saved as a draft by Ctrl and S', { tag: '@argilla' }, async ({ page }) => {
    await open(page);
    const discarded = (await answersOnServer(page, 'discarded')).length;
    const drafts = (await answersOnServer(page, 'draft')).length;

    await page.keyboard.press('Backspace');
    await expect(chip(page)).toHaveText('Saved');
    await page.getByRole('radio', { name: /Negative/ }).click();
    await page.keyboard.press('Control+s');
    await expect(chip(page)).toHaveText('Saved');

    await expect.poll(async () => (await answersOnServer(page, 'discarded')).length).toBe(discarded + 1);
    await expect.poll(async () => (await answersOnServer(page, 'draft')).length).toBe(drafts + 1);
  });

  test('keeps the place in the address', async ({ page }) => {
    await open(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/page=3/);
    const third = await textOf(page);

    await page.reload();

    await expect(text(page)).toHaveText(third);
  });
});

test('every demo dataset opens', { tag: '@argilla' }, async ({ page }) => {
  await signIn(page);
  for (const dataset of ['Product reviews', 'News sentences', 'Support conversations', 'Paper shapes']) {
    await page.getByRole('link', { name: new RegExp(dataset) }).click();
    await expect(record(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(dataset);
    await expect(page.getByRole('button', { name: /^(Submit|Validate)$/ })).toBeVisible();
    await page.goBack();
  }
});
