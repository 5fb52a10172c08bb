import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/postil.ts';

/** Makes datasets in the first workspace, as a program of the person who is signed in does. */
const asProgram = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([as, to, json]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('auth.token')}`,
        'content-type': 'application/json',
      };
      const answer = await fetch(`api${to}`, { method: as, headers, ...(json !== '' && { body: json }) });
      return answer.json();
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );

async function deleted(page: Page, name: string) {
  const { items } = await asProgram(page, 'GET', '/v1/me/datasets');
  const dataset = await asProgram(page, 'POST', '/v1/datasets', { name, workspace_id: items[0].workspace_id });
  await asProgram(page, 'DELETE', `/v1/datasets/${dataset.id}`);
  return { ...dataset, open: () => page.getByRole('button', { name: 'Deleted datasets' }).press('Enter') };
}

test.describe('deleted datasets', () => {
  test('are restored by keys, under another name where theirs is taken', async ({ page }) => {
    await signIn(page);
    const name = `trash ${Date.now()}`;
    const { workspace_id, open } = await deleted(page, name);
    await asProgram(page, 'POST', '/v1/datasets', { name, workspace_id });
    await open();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });

    await row.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(row.getByLabel('Another name')).toBeFocused();
    await page.keyboard.type(`${name} again`);
    await page.keyboard.press('Enter');

    await expect(page.getByText(`${name} again has been restored`)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Deleted datasets' })).toBeFocused();
    await expect(page.getByRole('link', { name: `${name} again` })).toBeVisible();
  });

  test('are deleted for good by keys, after a question that harms nothing', async ({ page }) => {
    await signIn(page);
    const name = `trash ${Date.now()}`;
    const { open } = await deleted(page, name);
    await open();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });

    await row.getByRole('button', { name: 'Delete for good' }).press('Enter');
    await expect(row.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(row).toHaveCount(0);
  });
});
