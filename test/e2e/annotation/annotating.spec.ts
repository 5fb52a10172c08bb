import type { Page } from '@playwright/test';
import { answersOnServer, chip, open, record, text, textOf } from '../support/annotating.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';
import { reach } from '../support/reach.ts';

const countOf = async (page: Page, status: string) => (await answersOnServer(page, status)).length;

test('a user opens a dataset and answers its records with the keyboard alone', { tag: '@argilla' }, async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
  await reach(page, page.getByRole('link', { name: /Product reviews/ }));
  await page.keyboard.press('Enter');
  await expect(record(page)).toBeVisible();
  const answered = await textOf(page);
  const before = { discarded: await countOf(page, 'discarded'), draft: await countOf(page, 'draft') };

  await page.keyboard.press('3');
  await expect(text(page)).not.toHaveText(answered);
  await expect(chip(page)).toHaveText('Saved');
  await page.keyboard.press('Backspace');
  await expect.poll(() => countOf(page, 'discarded')).toBe(before.discarded + 1);
  await reach(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect.poll(() => countOf(page, 'draft')).toBe(before.draft + 1);

  await page.getByLabel('Record status').selectOption('submitted');
  await page.reload();
  await expect(page.getByLabel('Record status')).toHaveValue('submitted');
  await expect(record(page)).toBeVisible();
  const stored = await answersOnServer(page, 'submitted');
  expect(stored).toContainEqual({ text: answered, answer: { sentiment: { value: 'mixed' } } });
});

const responses = '**/api/v1/records/*/responses';

test('an answer that cannot be sent is kept and listed, and is sent as soon as possible', async ({ page, context }) => {
  const list = page.waitForResponse(/unsent-dialog.*js/);
  await open(page);
  await (await list).finished();
  let sent = await countOf(page, 'submitted');
  const isSent = async () => {
    await expect(chip(page)).toHaveText('Saved');
    sent += 1;
    expect(await countOf(page, 'submitted')).toBe(sent);
  };

  await test.step('an answer given offline is listed, dialogs still open, and it is sent when the network returns', async () => {
    await context.setOffline(true);
    await page.keyboard.press('1');
    await expect(chip(page)).toHaveText('1 unsent');

    await chip(page).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Unsent answers' })).toContainText('Submitted');
    await page.keyboard.press('Escape');
    await record(page).getByRole('button', { name: 'About this record' }).click();
    await expect(page.getByRole('dialog')).toContainText('Added');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await isSent();
  });

  await test.step('an answer survives a reload while the server is unreachable', async () => {
    await page.route(responses, (route) => route.abort());
    await page.keyboard.press('1');
    await expect(chip(page)).toHaveText('1 unsent');

    await page.reload();
    await expect(chip(page)).toHaveText('1 unsent');
    await page.unroute(responses);

    await isSent();
  });

  await test.step('an answer is sent after signing in again in the dialog of an ended session', async () => {
    const ended = { status: 401, json: { detail: 'Could not validate credentials' } };
    await page.route(responses, (route) => route.fulfill(ended));
    await page.keyboard.press('1');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toContainText('One answer is waiting to be sent.');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    const shown = await textOf(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.unroute(responses);

    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await isSent();
    await expect(text(page)).toHaveText(shown);
  });
});
