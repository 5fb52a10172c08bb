import { record } from '../support/annotating.ts';
import { callerFor, makeDataset } from '../support/caller.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';

test('after the last record the user goes on to the next dataset, or reviews the answers, by keyboard alone', async ({
  page,
  baseURL,
}) => {
  const send = await callerFor(baseURL);
  const { id: workspaceId } = await send<{ id: string }>('POST', '/workspaces', { name: 'ending' });
  await makeDataset(send, 'ending next', workspaceId, 3);
  const { id } = await makeDataset(send, 'ending first', workspaceId, 2);
  await signIn(page);

  await test.step('home tells the user to start', async () => {
    const row = page.locator(`[data-dataset="${id}"]`);
    await expect(row.getByText('You: 0 of 2')).toBeVisible();
    await row.getByRole('link', { name: 'Start' }).click();
    await expect(record(page)).toContainText('record 0');
  });

  await test.step('the end loads its code and shows the numbers', async () => {
    await page.keyboard.press('1');
    await expect(record(page)).toContainText('record 1');
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: 'Review submitted (1)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review discarded (1)' })).toBeVisible();
    await expect(page.getByText(/^You finished \d+ records? today\.$/)).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });

  await test.step('a button leads to the submitted records', async () => {
    await page.getByRole('button', { name: 'Review submitted (1)' }).focus();
    await page.keyboard.press('Enter');
    await expect(record(page)).toContainText('record 0');
    await page.goBack();
  });

  await test.step('a link leads to the next dataset of the workspace', async () => {
    const next = page.getByRole('link', { name: 'Next: ending next 3 records left' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('ending next');
    await expect(record(page)).toBeVisible();
  });

  await test.step('home shows that nothing is left', async () => {
    await page.goto('/');
    const row = page.locator(`[data-dataset="${id}"]`);
    await expect(row.getByRole('link', { name: 'Open' })).toBeVisible();
    await expect(row.getByText('You: 2 of 2')).toBeVisible();
    await expect(row.getByText(/^You answered/)).toBeVisible();
  });
});
