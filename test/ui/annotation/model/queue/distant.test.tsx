import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { requiredMood, why } from '../../../support/questions.ts';
import { aTab, record, saved, submit } from '../../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
afterEach(closeApp);

const questions = [requiredMood, why];
const review = () => screen.getByText(/Ana wrote review/).textContent;
const good = () => screen.getByRole<HTMLInputElement>('radio', { name: /GOOD/ });

async function farAway() {
  const tab = await aTab(server, { questions, records: 75 });
  const user = await tab.open();
  await record(1);
  const first = review();
  await user.click(good());
  await user.click(submit());
  await saved();
  const jump = async (page: number) => {
    await user.click(screen.getByRole('textbox', { name: 'Record number' }));
    await user.keyboard(`${page}{Enter}`);
    await waitFor(() => expect(location.search).toContain(`page=${page}`));
  };
  await jump(60);
  await record(60);
  const firstId = tab.wire.saves[0]?.path.match(/records\/([^/]+)/)?.[1] ?? '';
  return { ...tab, user, jump, first, firstId };
}

describe('an unloaded record', () => {
  it('is loaded again with its answer when Ann goes to it', async () => {
    const { jump, first } = await farAway();

    await jump(1);

    await record(1);
    expect(review()).toBe(first);
    expect(good().checked).toBe(true);
    expect(screen.getByText('of 75')).toBeTruthy();
  });

  it('is shown at its position when its answer is undone', async () => {
    const { user, first } = await farAway();

    await user.keyboard('{Control>}z{/Control}');

    await record(1);
    expect(review()).toBe(first);
    expect(location.search).toContain('page=1');
    expect(screen.queryByText(/not among/)).toBeNull();
  });

  it('is replaced by the next one if it was deleted', async () => {
    const { id, firstId, jump, first } = await farAway();
    const gone = await server.as('olga')('DELETE', `/datasets/${id}/records?ids=${firstId}`);
    expect(gone.status).toBe(204);

    await jump(1);

    await record(1);
    expect(review()).not.toBe(first);
    await waitFor(() => expect(screen.getByText('of 74')).toBeTruthy());
  });
});
