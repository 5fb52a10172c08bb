import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { mood } from '../../../support/questions.ts';
import { aTab, record } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

/** Answers records of which the server learns nothing yet, and opens the pending records again. */
async function answered(count: number) {
  const tab = await aTab(server, { questions: [mood], records: count + 5 });
  const user = await tab.open();
  await record(1);
  tab.wire.hold(/\/responses/);
  for (let page = 1; page <= count; page += 1) {
    await user.keyboard('2');
    await record(page + 1);
  }
  const status = screen.getByRole('combobox', { name: 'Record status' });
  await user.selectOptions(status, 'discarded');
  await waitFor(() =>
    expect(tab.wire.sent.some(({ body }) => (JSON.stringify(body) ?? '').includes('discarded'))).toBe(true),
  );
  const before = tab.wire.searches.length;
  await user.selectOptions(status, 'pending');
  await record(count + 1);
  return tab.wire.searches.slice(before).map(({ path }) => /limit=\d+/.exec(path)?.[0]);
}

describe('the queue of another status', () => {
  it('shows its first records without loading as many more as there are answers in transit', async () => {
    expect((await answered(3))[0]).toBe('limit=20');
  });

  it('loads more if answers in transit fill the usual number of records', async () => {
    expect((await answered(21)).slice(0, 2)).toEqual(['limit=20', 'limit=41']);
  }, 30_000);
});
