import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
  await server.addUser('bo', 'annotator', server.workspaceId);
});
afterEach(closeApp);

async function unfolded(username: string) {
  const tab = await aTab(server, { username, questions: [mood], records: 3 });
  const { items } = (await server.as('ann')('POST', `/me/datasets/${tab.id}/records/search`, {})).body;
  const answer = (as: string, at: number, status: string) =>
    server.as(as)('POST', `/records/${items[at].record.id}/responses`, {
      status,
      values: { mood: { value: 'good' } },
    });
  await answer('ann', 0, 'submitted');
  await answer('ann', 1, 'discarded');
  await answer('bo', 0, 'draft');
  const user = await tab.open('?page=1&status=pending');
  await record(1);
  await user.click(screen.getByRole('button', { name: /^Progress/ }));
  return user;
}

describe('the progress by person', () => {
  it('shows owners what each user has finished, in all and today', async () => {
    await unfolded('olga');

    const people = await screen.findByRole('region', { name: 'By person' });
    await waitFor(() =>
      expect(
        within(people)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['ann2 of 3, 2 today', 'bo0 of 3, 0 today']),
    );
  });

  it('is hidden from annotators', async () => {
    await unfolded('bo');

    await screen.findByRole('region', { name: 'You' });
    expect(screen.queryByRole('region', { name: 'By person' })).toBeNull();
  });
});
