import { callerFor, makeDataset } from '../support/caller.ts';
import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

interface Made {
  readonly id: string;
}

const password = 'a long enough password';

test('an admin hides suggestions, and an annotator shows them after the answer, with the keyboard alone', async ({
  page,
  context,
  baseURL,
}) => {
  const send = await callerFor(baseURL);
  const run = Date.now();
  const [workspace] = (await send<{ items: readonly Made[] }>('GET', '/me/workspaces')).items;
  const { id, records } = await makeDataset(send, `blind ${run}`, workspace?.id ?? '', 2);
  const [question] = (await send<{ items: readonly Made[] }>('GET', `/datasets/${id}/questions`)).items;
  for (const record of records)
    await send('PUT', `/records/${record}/suggestions`, { question_id: question?.id, value: 'good', agent: 'judge' });
  const ann = { username: `ann-${run}`, password };
  const user = await send<Made>('POST', '/users', { ...ann, first_name: 'Ann' });
  await send('POST', `/workspaces/${workspace?.id}/users`, { user_id: user.id });
  const answerOf = async () =>
    (await send<{ responses: readonly object[] }>('GET', `/records/${records[0]}`)).responses[0];

  await test.step('the admin chooses when suggestions are shown', async () => {
    await bringAxe(page);
    await signIn(page, owner, `/dataset/${id}/settings?tab=questions`);
    const shown = page.getByRole('combobox', { name: 'Suggestions for annotators' });
    await shown.press('ArrowDown');
    await expect(shown).toHaveValue('after-answer');
    expect(await breachesEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update' }).first().press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  const tab = await context.browser()?.newPage({ baseURL: baseURL ?? '' });
  if (!tab) throw new Error('no browser');
  await bringAxe(tab);
  await signIn(tab, ann, `/dataset/${id}/annotation-mode`);

  await test.step('the annotator answers without a suggestion', async () => {
    await expect(tab.getByRole('article')).toContainText('record 0');
    await expect(tab.getByText('You can see suggestions after you submit.')).toBeVisible();
    expect(await breachesEverywhere(tab)).toEqual([]);
    await tab.keyboard.press('2');
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('article')).toContainText('record 1');
  });

  await test.step('the annotator goes back, shows the suggestion, and changes the answer', async () => {
    await tab.keyboard.press('ArrowLeft');
    await expect(tab.getByRole('article')).toContainText('record 0');
    await tab.getByRole('button', { name: 'Show suggestions' }).press('Enter');
    await expect(tab.getByText(/^Suggestions are shown/)).toBeVisible();
    expect(await breachesEverywhere(tab)).toEqual([]);
    await tab.getByRole('radio', { name: 'good' }).press('Space');
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('article')).toContainText('record 1');
    await expect.poll(answerOf).toMatchObject({
      values: { label: { value: 'good' } },
      postil: { suggestions_seen: { label: true }, blind_values: { label: { value: 'bad' } } },
    });
  });

  await tab.close();
  await send('DELETE', `/datasets/${id}`);
});
