import { record } from '../support/annotating.ts';
import { callerFor, makeDataset } from '../support/caller.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

interface Listed {
  readonly items: readonly { readonly id: string }[];
}

test('the annotation screen reports that its dataset was deleted, and shows unsent answers', async ({
  page,
  baseURL,
}) => {
  const send = await callerFor(baseURL);
  const [workspace] = (await send<Listed>('GET', '/me/workspaces')).items;
  const { id } = await makeDataset(send, `passing ${Date.now()}`, workspace?.id ?? '');
  const listens = page.waitForResponse(`**/datasets/${id}/events`);
  await signIn(page, owner, `/dataset/${id}/annotation-mode`);
  await expect(record(page)).toBeVisible();
  await listens;
  await page.locator('input[value="bad"]').click();

  await send('DELETE', `/datasets/${id}`);

  await expect(page.locator('#main').getByText('This dataset has been deleted')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answers that were not sent' })).toContainText('bad');
  expect(await breaches(page)).toEqual([]);
});
