import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { record, submit } from '../../support/tab.ts';
import { bulkView, chosen } from './bulk-view.ts';

const server = await ourServer();
const { opened, counts } = bulkView(server);

afterEach(closeApp);

const button = (name: string) => screen.getByRole('button', { name });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const row = (page: number) => {
  const found = chosen(page).closest('tr');
  if (!found) throw new Error(`no row ${page}`);
  return within(found);
};

async function openedTable() {
  const tab = await opened();
  await tab.user.click(button('Table'));
  return tab;
}

describe('the table of the bulk view', () => {
  it('has one line for each record, with its fields and answers', async () => {
    const tab = await openedTable();

    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getAllByRole('row')).toHaveLength(11);
    expect(headings()).toEqual(['Selection', 'No.', 'Text', 'Mood', 'Why']);
    expect(row(3).getByText('Ana wrote review 2')).toBeTruthy();

    await tab.user.click(chosen(1));
    await tab.user.click(chosen(3));
    await tab.user.click(screen.getByRole('radio', { name: /good/i }));
    await tab.user.click(submit());

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 2, pending: 23 }));
  });

  it('has the columns that the user chose, also after a reload', async () => {
    const { user, reload } = await openedTable();

    await user.click(button('Columns'));
    await user.click(screen.getByRole('checkbox', { name: 'Why' }));
    await user.click(screen.getByRole('checkbox', { name: 'Record status' }));
    await user.click(button('Close'));

    expect(headings()).toEqual(['Selection', 'No.', 'Text', 'Mood', 'Record status']);
    expect(row(1).getByText('Pending')).toBeTruthy();

    await reload('?page=1~10&status=pending');
    await screen.findByRole('checkbox', { name: 'Select record 1' });
    expect(headings()).toEqual(['Selection', 'No.', 'Text', 'Mood', 'Record status']);

    await user.click(button('Columns'));
    await user.click(button('Show the usual columns'));
    await user.click(button('Close'));
    expect(headings()).toEqual(['Selection', 'No.', 'Text', 'Mood', 'Why']);
  });

  it('opens a record in the focus view, and is moved through by keys', async () => {
    const { user } = await openedTable();
    chosen(1).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt} ');
    expect(chosen(2).checked).toBe(true);

    await user.click(button('Record 4'));

    expect(await record(4)).toBeTruthy();
    expect(screen.getByText('Ana wrote review 3')).toBeTruthy();
  });
});

describe('a bulk submission', () => {
  it('is reported with the number of records and an undo', async () => {
    const tab = await opened();
    const { user } = tab;
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());
    const notice = await screen.findByText('10 records submitted');

    await user.click(within(notice.closest('li') ?? document.body).getByRole('button', { name: 'Undo' }));

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 0, pending: 25 }));
  });

  it('is not reported if it was undone before it was sent', async () => {
    const tab = await opened();
    const { user, wire } = tab;
    const release = wire.hold(/responses\/bulk$/);
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());
    await user.keyboard('{Control>}z{/Control}');

    release();

    expect(await screen.findByText('Undone for 10 records')).toBeTruthy();
    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 0, pending: 25 }));
    expect(screen.queryByText('10 records submitted')).toBeNull();
  });
});
