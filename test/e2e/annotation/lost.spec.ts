import { chip, record } from '../support/annotating.ts';
import { caller, makeDataset } from '../support/caller.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';

interface Listed {
  readonly items: readonly { readonly id: string }[];
}

const main = '#main';

test('a dataset that is deleted says so to whoever answers it, and shows what was not sent', {
  tag: '@argilla',
}, async ({ page, baseURL, server }) => {
  const send = await caller(new URL(baseURL ?? '').origin);
  const [workspace] = (await send<Listed>('GET', '/me/workspaces')).items;
  const { id } = await makeDataset(send, `passing ${Date.now()}`, workspace?.id ?? '');
  const isTold = server === 'postil';
  await signIn(page);
  const listens = isTold && page.waitForResponse(`**/datasets/${id}/events`);
  await page.goto(`/dataset/${id}/annotation-mode`);
  await expect(record(page)).toBeVisible();
  await listens;
  await page.locator('input[value="bad"]').click();

  await send('DELETE', `/datasets/${id}`);
  if (!isTold) await page.getByRole('button', { name: 'Submit', exact: true }).click();

  await expect(page.locator(main).getByText('This dataset has been deleted')).toBeVisible();
  await expect(record(page)).toHaveCount(0);
  const kept = page.getByRole('region', { name: 'What did not reach the server' });
  await expect(kept).toContainText('Label');
  await expect(kept).toContainText('bad');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  if (!isTold) await expect(chip(page)).toHaveText('1 unsent');
  expect(await breaches(page)).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.locator(main).getByRole('link', { name: 'Back to the datasets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  await expect(page.getByText("You didn't submit your changes")).toHaveCount(0);
  expect(asked.filter((url) => url.includes(id) || url.includes('/responses'))).toEqual([]);
});
