import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { requiredMood, why } from '../../../support/questions.ts';
import { aTab, record, saved } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [requiredMood, why];
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Record number' });

async function opened(records = 60) {
  const tab = await aTab(server, { questions, records });
  const user = await tab.open();
  await record(1);
  const type = async (text: string) => {
    await user.click(input());
    await user.keyboard(text);
  };
  return { ...tab, user, type };
}

describe('the position field', () => {
  it('goes to a typed position far from the loaded records on Enter', async () => {
    const { type } = await opened();

    await type('45{Enter}');

    expect(await record(45)).toBeTruthy();
    expect(input().value).toBe('45');
    expect(location.search).toContain('page=45');
    expect(document.activeElement?.closest('[data-question]')).toBeTruthy();
  });

  it('goes back to positions that were not loaded', async () => {
    const { type } = await opened();
    await type('45{Enter}');
    await record(45);

    await type('30{Enter}');

    expect(await record(30)).toBeTruthy();
  });

  it.each([
    ['0', 1],
    ['999', 60],
  ])('goes to the last record if the number is too large: %s', async (typed, page) => {
    const { type } = await opened();
    await type('20{Enter}');
    await record(20);

    await type(`${typed}{Enter}`);

    expect(await record(page)).toBeTruthy();
  });

  it('explains what can be typed if it was no number', async () => {
    const { type, user } = await opened(3);

    await type('abc{Enter}');

    expect(screen.getByText('Enter a number from 1 to 3.').getAttribute('role')).toBe('alert');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/That is no number/)).toBeNull();
  });

  it('is restored on Escape and when it loses the focus', async () => {
    const { type, user } = await opened(3);

    await type('3{Escape}');
    expect(input().value).toBe('1');
    expect(document.activeElement).toBe(document.body);

    await type('2');
    await user.tab();
    expect(input().value).toBe('1');
    expect(await record(1)).toBeTruthy();
  });

  it('handles all keys itself while the user types', async () => {
    const { type, wire } = await opened(3);

    await type('2{Backspace}1{Control>}{Enter}{/Control}');

    expect(await record(1)).toBeTruthy();
    expect(wire.saves).toEqual([]);
  });

  it('gets the focus by Ctrl and G, and by its name in the palette', async () => {
    const { user } = await opened(3);

    await user.keyboard('{Control>}g{/Control}');
    expect(document.activeElement).toBe(input());
    await user.keyboard('{Escape}{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /Type a command/ }), 'record number{Enter}');

    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  it('shows the last position after the end', async () => {
    const { user } = await opened(1);

    await user.click(screen.getByRole('radio', { name: /GOOD/ }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await saved();

    const pager = screen.getByRole('navigation', { name: 'Records' });
    await waitFor(() => expect(within(pager).getByRole<HTMLInputElement>('textbox').value).toBe('1'));
  });
});

describe('the address of a page that does not exist', () => {
  it.each(['?page=99', '?page=91~10'])('is replaced by the first page in the history (%s)', async (query) => {
    history.pushState(null, '');
    const before = history.length;
    const tab = await aTab(server, { questions, records: 12 });

    const user = await tab.open(query);
    await record(1);
    await waitFor(() => expect(new URLSearchParams(location.search).get('page')).toMatch(/^1(~|$)/));

    expect(history.length).toBe(before);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'draft');
    await waitFor(() => expect(history.length).toBe(before + 1));
    history.back();
    expect(await record(1)).toBeTruthy();
    expect(location.search).toContain('status=pending');
  });
});
