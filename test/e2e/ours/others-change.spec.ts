import { record } from '../support/annotating.ts';
import { callerFor, makeDataset } from '../support/caller.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

interface Listed {
  readonly items: readonly { readonly id: string }[];
}

test('changes of other users are announced, and are shown on request without losing the answer', async ({
  page,
  baseURL,
}) => {
  const send = await callerFor(baseURL);
  const [workspace] = (await send<Listed>('GET', '/me/workspaces')).items;
  const { id, records } = await makeDataset(send, `changed ${Date.now()}`, workspace?.id ?? '');
  const listens = page.waitForResponse(`**/datasets/${id}/events`);
  await signIn(page, owner, `/dataset/${id}/annotation-mode`);
  await listens;
  await page.locator('input[value="bad"]').click();

  await send('PATCH', `/records/${records[0]}`, { fields: { text: 'Something else' } });
  await expect(page.getByRole('button', { name: 'Show the latest version' })).toBeVisible();
  await expect(record(page)).toContainText('record 0');
  const { items } = await send<Listed>('GET', `/datasets/${id}/questions`);
  const question = `/questions/${items[0]?.id}`;
  await send('PATCH', question, { title: 'How it feels' });
  await expect(page.getByRole('group', { name: /How it feels/ })).toBeVisible();
  await expect(page.locator('input[value="bad"]')).toBeChecked();
  const other = ['bad', 'good'].map((value) => ({ value, text: value }));
  await send('PATCH', question, { settings: { type: 'label_selection', options: other } });
  await expect(page.getByRole('button', { name: 'Show the new questions' })).toBeVisible();
  for (const notice of await page.locator('[data-toast]').all()) await notice.click();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(await breaches(page)).toEqual([]);

  await page.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(record(page)).toContainText('Something else');
  await page.getByRole('button', { name: 'Show the new questions' }).click();
  await expect(page.locator('input[type="radio"]').first()).toHaveValue('bad');
  await expect(page.locator('input[value="bad"]')).toBeChecked();
  await send('DELETE', `/records/${records[0]}`);
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await expect(record(page)).toContainText('record 1');
  await send('DELETE', `/datasets/${id}`);
});
