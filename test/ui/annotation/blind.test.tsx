import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { closeApp } from '../support/open-app.tsx';
import { requiredMood } from '../support/questions.ts';
import { aTab, record, saved } from '../support/tab.ts';

const server = await ourServer();
beforeAll(() => server.addUser('olga', 'owner'));
afterEach(closeApp);

const as = server.as('olga');

/** Two records; the first has a suggestion that annotators may see after their answer. */
async function aBlindTab(suggestsTo = 1) {
  const tab = await aTab(server, { questions: [requiredMood], records: 2 });
  const [question] = (await as('GET', `/datasets/${tab.id}/questions`)).body.items;
  const { items } = (await as('POST', `/datasets/${tab.id}/records/search`, {})).body;
  for (const { record: each } of items.slice(0, suggestsTo))
    await as('PUT', `/records/${each.id}/suggestions`, { question_id: question.id, value: 'good' });
  await as('PATCH', `/questions/${question.id}`, { postil: { suggestions_shown: 'after_answer' } });
  const response = async () => (await as('GET', `/records/${items[0].record.id}`)).body.responses[0];
  return { ...tab, response };
}

type User = Awaited<ReturnType<Awaited<ReturnType<typeof aTab>>['open']>>;

async function answerAndReturn(user: User) {
  await user.click(screen.getByRole('radio', { name: 'BAD' }));
  await user.keyboard('{Enter}');
  await record(2);
  await saved();
  await user.click(screen.getByRole('button', { name: 'Previous record' }));
  await record(1);
}

describe('suggestions that are hidden until the answer', () => {
  it('are shown on request, and the first answer is kept beside a later one', async () => {
    const tab = await aBlindTab();
    const user = await tab.open();
    await record(1);

    expect(await screen.findByText('You can see suggestions after you submit.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show suggestions' })).toBeNull();
    await answerAndReturn(user);
    await user.click(await screen.findByRole('button', { name: 'Show suggestions' }));
    await screen.findByText(/^Suggestions are shown/);
    expect(screen.queryByRole('button', { name: 'Show suggestions' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /GOOD/ }));
    await user.keyboard('{Enter}');
    await record(2);
    await saved();

    await waitFor(async () =>
      expect(await tab.response()).toMatchObject({
        values: { mood: { value: 'good' } },
        postil: { suggestions_seen: { mood: true }, blind_values: { mood: { value: 'bad' } } },
      }),
    );
  });

  it('are said to be missing where there are none', async () => {
    const tab = await aBlindTab(0);
    const user = await tab.open();
    await record(1);
    await answerAndReturn(user);

    await user.click(await screen.findByRole('button', { name: 'Show suggestions' }));

    expect(await screen.findByText('There are no suggestions for this record.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show suggestions' })).toBeNull();
  });

  it('are not offered to annotators as filters', async () => {
    const tab = await aBlindTab();
    const user = await tab.open();
    await record(1);

    await user.click(screen.getByRole('button', { name: /^Filter/ }));

    await screen.findByRole('dialog', { name: /Filter/ });
    expect(screen.queryByText(/Suggest/)).toBeNull();
  });
});
