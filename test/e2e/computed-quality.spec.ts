import { callerFor, makeDataset } from './support/caller.ts';
import { breachesEverywhere, bringAxe } from './support/looks/axe.ts';
import { expect, signIn, test } from './support/postil.ts';
import { owner } from './support/product.ts';

interface Made {
  readonly id: string;
}

const password = 'a long enough password';

test('the browser computes how far people agree if the server does not', {
  tag: ['@argilla', '@only-argilla'],
}, async ({ page, baseURL }) => {
  const send = await callerFor(baseURL);
  const run = Date.now();
  const [workspace] = (await send<{ items: readonly Made[] }>('GET', '/me/workspaces')).items;
  const { id, records } = await makeDataset(send, `measured ${run}`, workspace?.id ?? '', 6);
  const people = [`ana-${run}`, `bo-${run}`];
  const labelsBy = [
    ['good', 'good', 'bad', 'bad', 'good', 'bad'],
    ['good', 'bad', 'bad', 'bad', 'good', 'good'],
  ];
  for (const [at, username] of people.entries()) {
    const user = await send<Made>('POST', '/users', { username, first_name: username, password });
    await send('POST', `/workspaces/${workspace?.id}/users`, { user_id: user.id });
    const sendAs = await callerFor(baseURL, { username, password });
    for (const [place, record] of records.entries())
      await sendAs('POST', `/records/${record}/responses`, {
        status: 'submitted',
        values: { label: { value: labelsBy[at]?.[place] } },
      });
  }
  await bringAxe(page);
  await signIn(page, owner, `/dataset/${id}/annotation-mode`);
  const label = page.getByRole('region', { name: 'Label' });

  await test.step('a reading that takes long can be cancelled', async () => {
    let isSlow = true;
    let release = () => {};
    await page.route(/\/datasets\/[^/]+\/records\?/, async (route) => {
      if (isSlow) await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });

    await page.getByRole('link', { name: 'Quality' }).press('Enter');
    await expect(page.getByRole('progressbar', { name: /^Reading records/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByText('nothing has been measured')).toBeVisible();
    isSlow = false;
    release();
    await page.getByRole('main').getByRole('button', { name: 'Measure again' }).press('Enter');

    await expect(label).toContainText('6 records, 2 people.');
  });

  await test.step('the page shows figures and groups, and only links that filters of the server can follow', async () => {
    await expect(label).toContainText('67%');
    await expect(label).toContainText('95 %:');
    await page.getByText('Details').press('Enter');
    await page.getByRole('combobox', { name: 'Compare groups' }).press('ArrowDown');
    await expect(page.getByRole('table', { name: 'Groups of records' })).toContainText('Week of');
    const answers = page.getByRole('table', { name: /^Answers:/ });
    await expect(answers).toContainText('2');
    await expect(answers.getByRole('link')).toHaveCount(0);
    expect(await breachesEverywhere(page)).toEqual([]);
  });

  await test.step('new answers count once the user measures again', async () => {
    const sendAs = await callerFor(baseURL, { username: people[1] ?? '', password });
    const values = { label: { value: 'good' } };
    await sendAs('POST', '/me/responses/bulk', { items: [{ record_id: records[1], status: 'submitted', values }] });

    await page.getByRole('button', { name: 'Measure again' }).press('Enter');

    await expect(label).toContainText('83%');
  });

  await test.step('a disputed record can be opened', async () => {
    await page.getByRole('link', { name: 'Record 1' }).press('Enter');
    await expect(page.getByRole('article')).toContainText('record 5');
  });

  await send('DELETE', `/datasets/${id}`);
});
