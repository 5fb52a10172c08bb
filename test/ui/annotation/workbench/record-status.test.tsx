import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { dialogsOpen } from '../../support/dialogs.ts';
import { closeApp } from '../../support/open-app.tsx';
import { requiredMood, why } from '../../support/questions.ts';
import { aTab, record, saved } from '../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('bo', 'annotator', server.workspaceId);
  await server.addUser('ada', 'admin', server.workspaceId);
});
afterEach(closeApp);

const questions = [requiredMood, why];
const selector = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Record status' });

async function openStatus(user: UserEvent, status: string) {
  await user.selectOptions(selector(), status);
  const head = within(await record(1));
  return [selector().value, (await head.findByText(/^(Pending|Draft|Submitted|Discarded)$/)).textContent];
}

describe('the status of a record', () => {
  it('is pending, draft, submitted and discarded in its tag and in the selector', async () => {
    const user = await (await aTab(server, { questions })).open();
    const press = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await saved();
    };
    await record(1);
    expect(within(await record(1)).getByText('Pending')).toBeTruthy();

    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await press('Save as draft');
    expect(await openStatus(user, 'draft')).toEqual(['draft', 'Draft']);
    await press('Submit');
    expect(await openStatus(user, 'submitted')).toEqual(['submitted', 'Submitted']);
    await press('Discard');
    expect(await openStatus(user, 'discarded')).toEqual(['discarded', 'Discarded']);
    await press('Clear');
    expect(await openStatus(user, 'pending')).toEqual(['pending', 'Pending']);
  });
});

describe('a record that others completed', () => {
  async function completedByAnn() {
    const tab = await aTab(server, { username: 'ada', questions, records: 2 });
    const { body } = await server.as('ann')('POST', `/me/datasets/${tab.id}/records/search`, {});
    const values = { mood: { value: 'good' } };
    await server.as('ann')('POST', `/records/${body.items[0].record.id}/responses`, { status: 'submitted', values });
    return tab;
  }

  it('is shown as completed to those who lead, until they answer it', async () => {
    const { open } = await completedByAnn();
    const user = await open('?status=completed');
    const head = within(await record(1));
    expect(head.getByText('Completed')).toBeTruthy();
    expect(head.queryByText('Pending')).toBeNull();

    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await saved();

    expect(within(await record(1)).getByText('Submitted')).toBeTruthy();
  });

  it('is shown as completed in the table, beside pending ones', async () => {
    const { open } = await completedByAnn();
    const user = await open('?status=all&page=1~10');
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Record status' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));

    const table = within(await screen.findByRole('table'));

    expect(table.getAllByText(/^(Completed|Pending)$/).map(({ textContent }) => textContent)).toEqual([
      'Completed',
      'Pending',
    ]);
  });
});

describe('the completion of a record', () => {
  it('needs as many responses as the settings ask for', async () => {
    const { id, reopen } = await aTab(server, { questions, distribution: { strategy: 'overlap', min_submitted: 2 } });
    const answered = async (name: string) => {
      const { body } = await server.as(name)('POST', `/me/datasets/${id}/records/search`, {});
      const values = { mood: { value: 'good' } };
      await server.as(name)('POST', `/records/${body.items[0].record.id}/responses`, { status: 'submitted', values });
    };
    const completed = async () => {
      dialogsOpen();
      const user = await reopen('?status=submitted');
      await user.click(within(await record(1)).getByRole('button', { name: 'About this record' }));
      const terms = within(await screen.findByRole('dialog', { name: 'About this record' })).getAllByRole('term');
      return terms.find(({ textContent }) => textContent === 'Completed')?.nextSibling?.textContent;
    };

    await answered('ann');
    const before = await completed();
    await answered('bo');

    expect([before, await completed()]).toEqual(['No', 'Yes']);
  });
});
