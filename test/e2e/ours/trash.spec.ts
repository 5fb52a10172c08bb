import { callerFor } from '../support/caller.ts';
import { expect, signIn, test } from '../support/postil.ts';

interface Made {
  readonly id: string;
}

test('deleted datasets are restored under another name or deleted permanently with the keyboard', async ({
  page,
  baseURL,
}) => {
  const send = await callerFor(baseURL);
  const [workspace] = (await send<{ items: readonly Made[] }>('GET', '/me/workspaces')).items;
  const make = (name: string) => send<Made>('POST', '/datasets', { name, workspace_id: workspace?.id });
  const mark = Date.now();
  const [taken, passing] = [`taken ${mark}`, `passing ${mark}`];
  for (const name of [taken, passing]) await send('DELETE', `/datasets/${(await make(name)).id}`);
  const { id: inItsPlace } = await make(taken);
  await signIn(page);
  const opener = page.getByRole('button', { name: 'Deleted datasets' });
  const row = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await opener.press('Enter');

  await test.step('a dataset is deleted permanently after a confirmation that focuses Cancel', async () => {
    await row(passing).getByRole('button', { name: 'Delete permanently' }).press('Enter');
    await expect(row(passing).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row(passing)).toHaveCount(0);
  });

  await test.step('a dataset is restored under another name when its own is taken', async () => {
    await row(taken).getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(row(taken).getByLabel('New name')).toBeFocused();
    await page.keyboard.type(`${taken} again`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${taken} again has been restored`)).toBeVisible();
    await expect(row(taken)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByRole('link', { name: `${taken} again` })).toBeVisible();
  });
  await send('DELETE', `/datasets/${inItsPlace}`);
});
