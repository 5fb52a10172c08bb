import { record } from '../support/annotating.ts';
import { caller, makeDataset } from '../support/caller.ts';
import { expect, signIn, test } from '../support/postil.ts';

interface Made {
  readonly id: string;
}

test('a link leads somebody else to the same view, without what is not for them to see', { tag: '@argilla' }, async ({
  page,
  baseURL,
}) => {
  const send = await caller(new URL(baseURL ?? '').origin);
  const [workspace] = (await send<{ items: readonly Made[] }>('GET', '/me/workspaces')).items;
  const mark = Date.now();
  const { id } = await makeDataset(send, `shared ${mark}`, workspace?.id ?? '');
  const settings = { type: 'terms' };
  const property = { name: 'batch', title: 'Batch', settings, visible_for_annotators: false };
  await send('POST', `/datasets/${id}/metadata-properties`, property);
  const account = { username: `ann-${mark}`, password: 'a long enough password' };
  const ann = await send<Made>('POST', '/users', { ...account, first_name: 'Ann', role: 'annotator' });
  await send('POST', `/workspaces/${workspace?.id}/users`, { user_id: ann.id });
  const asked = {
    page: '2',
    metadata: JSON.stringify([{ property: 'batch', any: ['a'] }]),
    sort: JSON.stringify([
      { by: 'metadata', property: 'batch', order: 'asc' },
      { by: 'record', property: 'insertedAt', order: 'desc' },
    ]),
  };
  await signIn(page, account);

  await page.goto(`/dataset/${id}/annotation-mode?${new URLSearchParams(asked)}`);

  await expect(record(page)).toContainText('record 2');
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await expect(page.locator('[data-toast]')).toContainText(/^Left out, .*: batch/);
  await expect(page).not.toHaveURL(/batch/);
  await expect(page).toHaveURL(/insertedAt/);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  await page.goForward();
  await expect(record(page)).toContainText('record 2');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});
