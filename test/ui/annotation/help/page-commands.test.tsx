import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

async function openPalette() {
  const { open } = await aTab(server, { questions: [mood], records: 3 });
  const user = await open();
  await record();
  await user.keyboard('{Control>}k{/Control}');
  return { user, palette: within(await screen.findByRole('dialog', { name: 'Command palette' })) };
}

const names = (palette: ReturnType<typeof within>) =>
  palette.queryAllByRole('option').map((option: HTMLElement) => option.firstChild?.textContent);

describe('the commands of the annotation page', () => {
  it('finds commands by words in any order, and shows their keys', async () => {
    const { user, palette } = await openPalette();

    await user.type(palette.getByRole('combobox'), 'RECORD next');

    expect(names(palette)).toEqual([
      'Submit and go to the next record',
      'Discard and go to the next record',
      'Next record',
    ]);
    expect(palette.getAllByRole('option')[2]?.textContent).toContain('→');
  });

  it('runs the highlighted command on Enter', async () => {
    const { user, palette } = await openPalette();

    await user.type(palette.getByRole('combobox'), 'next record{ArrowDown}{ArrowUp}{Enter}');

    expect(await record(2)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('disables commands that are not possible now', async () => {
    const { user, palette } = await openPalette();

    await user.type(palette.getByRole('combobox'), 'previous{Enter}');

    expect(palette.getByRole('option', { name: /Previous/ }).getAttribute('aria-disabled')).toBe('true');
    expect(palette.getByRole('combobox')).toBeTruthy();
  });

  it('shows the records of another status', async () => {
    const { user, palette } = await openPalette();

    await user.type(palette.getByRole('combobox'), 'done{Enter}');

    expect(await screen.findByText('There are no submitted records yet')).toBeTruthy();
  });

  it('includes the buttons of the page without a key', async () => {
    const { user, palette } = await openPalette();

    await user.type(palette.getByRole('combobox'), 'bulk view{Enter}');

    expect(await screen.findByRole('button', { name: 'Bulk view', pressed: true })).toBeTruthy();
  });

  it('include the guidelines, but not the heading with the progress', async () => {
    const { user, palette } = await openPalette();

    await user.type(palette.getByRole('combobox'), 'guidelines');
    expect(names(palette)).toEqual(['Guidelines']);

    await user.clear(palette.getByRole('combobox'));
    await user.type(palette.getByRole('combobox'), 'submitted left');
    expect(names(palette)).toEqual([]);
  });

  it('says that no command matches', async () => {
    const { user, palette } = await openPalette();

    await user.type(palette.getByRole('combobox'), 'coffee');

    expect(palette.getByRole('status').textContent).toBe('No matches');
  });

  it('opens the help in its place', async () => {
    const { user, palette } = await openPalette();

    await user.type(palette.getByRole('combobox'), 'keyboard shortcuts of{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
  });
});
