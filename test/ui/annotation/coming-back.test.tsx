import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StoredDrafts } from '#application/ports/annotation/stored-drafts.ts';
import { Session } from '#ui/shared/session.ts';
import { ourServer } from '../../support/client.ts';
import { closeApp } from '../support/open-app.tsx';
import { mood } from '../support/questions.ts';
import { aTab, record, saved, type Tab } from '../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [mood];

const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const notSent = () => screen.findByText("You didn't submit your changes");
const note = /^Restored your unsent answer/;
const kept = ({ container, id }: Tab, count: number) =>
  waitFor(async () => {
    const userId = container.get(Session).user?.id ?? '';
    expect(await container.get(StoredDrafts).of(userId, id)).toHaveLength(count);
  });

async function openWith(records: number) {
  const tab = await aTab(server, { questions, records });
  const user = await tab.open();
  await record(1);
  await user.click(screen.getByRole('radio', { name: 'GOOD' }));
  return { ...tab, user };
}

describe('leaving a record with changes', () => {
  it("shows You didn't submit your changes after paging, and leads back to the record", async () => {
    const { user } = await openWith(2);

    await user.keyboard('{ArrowRight}');
    await notSent();
    await user.click(screen.getByRole('button', { name: 'Back to the record' }));

    await record(1);
    expect(chosen('GOOD')).toBe(true);
  });

  it('leads back to the record from another status that does not list it', async () => {
    const { user } = await openWith(2);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'submitted');
    await notSent();
    await user.click(screen.getByRole('button', { name: 'Back to the record' }));

    await waitFor(() => expect(chosen('GOOD')).toBe(true));
  });

  it('leads back to the annotation page from another page', async () => {
    const { user } = await openWith(2);

    await user.click(screen.getAllByRole('link', { name: 'Datasets' })[0] as HTMLElement);
    await notSent();
    await user.click(screen.getByRole('button', { name: 'Back to the record' }));

    await record(1);
    await waitFor(() => expect(chosen('GOOD')).toBe(true));
  });

  it('shows no notice once the answer is sent', async () => {
    const { user } = await openWith(2);

    await user.keyboard('{Enter}');
    await record(2);
    await saved();

    expect(screen.queryByText("You didn't submit your changes")).toBeNull();
  });
});

describe('an unsent draft', () => {
  it('is restored after a reload, with a note', async () => {
    const tab = await openWith(1);
    await kept(tab, 1);

    await tab.reload();

    await record(1);
    expect(await screen.findByText(note)).toBeTruthy();
    expect(chosen('GOOD')).toBe(true);
  });

  it('is not restored once it was sent', async () => {
    const tab = await openWith(1);
    await kept(tab, 1);
    await tab.user.keyboard('{Control>}s{/Control}');
    await saved();
    await kept(tab, 0);

    await tab.reload('?status=draft');

    await record(1);
    expect(chosen('GOOD')).toBe(true);
    expect(screen.queryByText(note)).toBeNull();
  });

  it('is not restored once it was reset', async () => {
    const tab = await openWith(1);
    await kept(tab, 1);
    await tab.user.click(screen.getByRole('button', { name: 'Reset' }));
    await kept(tab, 0);

    await tab.reload();

    await record(1);
    expect(chosen('GOOD')).toBe(false);
  });
});
