import { caller } from '../support/caller.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { aSettled, goToTab, item, openSettings, save, title, update } from '../support/settings/settled.ts';

test('what one of two saves is seen by the other within a second, who loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const settled = await aSettled(baseURL, 'two');
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  const listens = page.waitForResponse(`**/datasets/${settled.id}/events`);
  await openSettings(page, settled, 'questions');
  await listens;
  await openSettings(other, settled, 'questions');
  await title(page, 'label').fill('Mine');

  await item(other, 'label')
    .getByRole('textbox', { name: /^Description/ })
    .fill('Theirs');
  await save(other, 'label');
  await expect(item(page, 'label')).toContainText('Description: as they left it', { timeout: 1000 });
  await title(other, 'comment').fill('Another title');
  await save(other, 'comment');
  await expect(title(page, 'comment')).toHaveValue('Another title', { timeout: 1000 });

  await expect(title(page, 'label')).toHaveValue('Mine');
  await save(page, 'label');
  const [label] = await settled.listed<object>(`datasets/${settled.id}/questions`);
  expect(label).toMatchObject({ title: 'Mine', description: 'Theirs' });
  await expect(title(other, 'label')).toHaveValue('Mine', { timeout: 1000 });
  await context.close();
  await settled.send('DELETE', `/datasets/${settled.id}`);
});

test('labels that are added can be answered with at once by whoever sees the records', async ({
  page,
  browser,
  baseURL,
}) => {
  const settled = await aSettled(baseURL, 'labels');
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const records = await context.newPage();
  await signIn(records);
  const listens = records.waitForResponse(`**/datasets/${settled.id}/events`);
  await records.goto(`/dataset/${settled.id}/annotation-mode`);
  await listens;
  await openSettings(page, settled, 'questions');

  await item(page, 'label').getByRole('textbox', { name: 'Add labels' }).fill('mixed');
  await page.keyboard.press('Enter');
  await save(page, 'label');
  await expect(records.locator('input[value="mixed"], button:has-text("Show the new questions")').first()).toBeVisible({
    timeout: 1000,
  });
  const show = records.getByRole('button', { name: 'Show the new questions' });
  if (await show.isVisible()) await show.click();
  await records.locator('input[value="mixed"]').click();
  await records.getByRole('button', { name: /^Submit/ }).click();

  await expect(records.getByRole('article')).toContainText('Bo did not');
  const answered = async () => {
    const path = `/datasets/${settled.id}/records?include=responses`;
    const { items } = await settled.send<{ items: { responses: { values: { label: object } }[] }[] }>('GET', path);
    return items.flatMap(({ responses }) => responses.map(({ values }) => values.label));
  };
  await expect.poll(answered).toEqual([{ value: 'mixed' }]);
  await context.close();
  await settled.send('DELETE', `/datasets/${settled.id}`);
});

test('an admin of other workspaces is told that this is none of theirs', async ({ page, baseURL }) => {
  const settled = await aSettled(baseURL, 'closed');
  const stranger = { username: `stranger-${Date.now()}`, password: 'a long enough password' };
  await settled.send('POST', '/users', { ...stranger, first_name: 'Ada', role: 'admin' });
  await caller(new URL(baseURL ?? '').origin, stranger);

  await signIn(page, stranger);
  await page.goto(`/dataset/${settled.id}/settings`);

  await expect(page.getByText('This dataset is in a workspace that you are no member of.')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await settled.send('DELETE', `/datasets/${settled.id}`);
});

test('changes that are left behind are told of, and found again', async ({ page, baseURL }) => {
  const settled = await aSettled(baseURL, 'left');
  await openSettings(page, settled, 'metadata');
  await title(page, 'source').fill('Not saved yet');
  await goToTab(page, 'general');

  await page.getByRole('link', { name: 'Open the dataset' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Go to them' }).click();

  await expect(page).toHaveURL(/tab=metadata/);
  await expect(title(page, 'source')).toHaveValue('Not saved yet');
  await expect(update(page, 'source')).toBeEnabled();
  await settled.send('DELETE', `/datasets/${settled.id}`);
});
