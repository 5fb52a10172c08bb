import { callerFor, makeDataset } from '../support/caller.ts';
import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

interface Made {
  readonly id: string;
}

const password = 'a long enough password';

test('a lead sees that two annotators differ on a label, and opens exactly these records with the keyboard', async ({
  page,
  baseURL,
}) => {
  const send = await callerFor(baseURL);
  const run = Date.now();
  const [workspace] = (await send<{ items: readonly Made[] }>('GET', '/me/workspaces')).items;
  const { id, records } = await makeDataset(send, `measured ${run}`, workspace?.id ?? '', 6);
  const people = [`ana-${run}`, `bo-${run}`];
  for (const [at, username] of people.entries()) {
    const user = await send<Made>('POST', '/users', { username, first_name: username, password });
    await send('POST', `/workspaces/${workspace?.id}/users`, { user_id: user.id });
    const sendAs = await callerFor(baseURL, { username, password });
    const labels =
      at === 0 ? ['good', 'good', 'bad', 'bad', 'good', 'bad'] : ['good', 'bad', 'bad', 'bad', 'good', 'good'];
    for (const [place, record] of records.entries())
      await sendAs('POST', `/records/${record}/responses`, {
        status: 'submitted',
        values: { label: { value: labels[place] } },
      });
  }
  await bringAxe(page);
  await signIn(page, owner, `/dataset/${id}/annotation-mode`);

  await test.step('the page says how far they agree', async () => {
    await page.getByRole('link', { name: 'Quality' }).press('Enter');
    const label = page.getByRole('region', { name: 'Label' });
    await expect(label).toContainText('6 records, 2 people.');
    await expect(label).toContainText('67%');
    await expect(label).toContainText(
      `Most differences: good against bad, most often between ${people[0]} and ${people[1]}.`,
    );
    await page.getByText('Answers of').press('Enter');
    for (const name of people) await page.getByRole('checkbox', { name }).press('Space');
    await expect(page.getByText('2 of 2')).toBeVisible();
    await expect(label).toContainText('6 records, 2 people.');
    await page.getByText('Details').press('Enter');
    await expect(page.getByRole('table')).toHaveCount(5);
    await page.getByRole('combobox', { name: 'Compare groups' }).press('ArrowDown');
    await expect(page.getByRole('table', { name: 'Groups of records' })).toContainText('Week of');
    expect(await breachesEverywhere(page)).toEqual([]);
  });

  await test.step('a cell leads to its records', async () => {
    await page.getByRole('link', { name: 'good and bad: 2 records' }).first().press('Enter');
    await expect(page.getByRole('article')).toContainText('record 1');
    await expect(page.getByText('of 2', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('article')).toContainText('record 5');
  });

  await send('DELETE', `/datasets/${id}`);
});

test('a lead sees how far an agent agrees with people, and opens the records of a cell with the keyboard', async ({
  page,
  baseURL,
}) => {
  const send = await callerFor(baseURL);
  const [workspace] = (await send<{ items: readonly Made[] }>('GET', '/me/workspaces')).items;
  const { id, records } = await makeDataset(send, `suggested ${Date.now()}`, workspace?.id ?? '', 4);
  const { items: questions } = await send<{ items: readonly (Made & { name: string })[] }>(
    'GET',
    `/datasets/${id}/questions`,
  );
  const question_id = questions.find(({ name }) => name === 'label')?.id;
  for (const [at, record] of records.entries()) {
    const suggestion = { question_id, value: at < 3 ? 'good' : 'bad', score: 0.5 + at / 10, agent: 'judge' };
    await send('PUT', `/records/${record}/suggestions`, suggestion);
    await send('POST', `/records/${record}/responses`, {
      status: 'submitted',
      values: { label: { value: at === 0 ? 'bad' : 'good' } },
      postil: { suggestions_seen: { label: at === 1 } },
    });
  }
  await bringAxe(page);
  await signIn(page, owner, `/dataset/${id}/quality`);

  await test.step('the page compares with blind answers', async () => {
    const judge = page.getByRole('region', { name: 'judge', exact: true });
    await expect(judge).toContainText('Blind answers only: 3 of 4.');
    await page.getByText('Details: judge').press('Enter');
    await expect(judge.getByRole('table')).toHaveCount(4);
    expect(await breachesEverywhere(page)).toEqual([]);
  });

  await test.step('a cell leads to its records', async () => {
    await page.getByRole('switch', { name: 'Compare suggestions with all answers' }).press('Space');
    await page.getByRole('link', { name: 'good suggested, good answered: 2 answers, records: 2' }).press('Enter');
    await expect(page.getByRole('article')).toContainText('record 1');
    await expect(page.getByText('of 2', { exact: true })).toBeVisible();
  });

  await send('DELETE', `/datasets/${id}`);
});
