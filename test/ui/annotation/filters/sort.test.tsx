import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const lengths = [3, 1, 2];

async function opened(query?: string) {
  const tab = await aTab(server, {
    questions: [mood],
    records: () =>
      lengths.map((length) => ({ fields: { text: `Length ${length}` }, metadata: { length, source: 'web' } })),
  });
  const user = await tab.open(query);
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: /^Sort/ }));
  const menu = within(await screen.findByRole('dialog', { name: 'Sort' }));
  await menu.findByRole('option', { name: 'Length' });
  const last = () => {
    const sent = tab.wire.sent.filter(({ path }) => path.includes('/records/search?')).at(-1);
    return (sent?.body as { sort?: unknown } | undefined)?.sort;
  };
  return { user, menu, last };
}

const twoLevels = `?sort=${encodeURIComponent('metadata.length.asc~metadata.source.asc')}`;
const levels = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox', { name: /^Level/ })
    .map(({ selectedOptions: [chosen] }) => chosen?.text);
const by = (property: string, order = 'asc') => ({ scope: { entity: 'metadata', metadata_property: property }, order });

describe('the sort menu', () => {
  it('sorts by the chosen subject and reverses the order', async () => {
    const { user, menu, last } = await opened();

    await user.selectOptions(menu.getByRole('combobox', { name: 'Sort by' }), 'Length');
    expect(await screen.findByText('Length 1')).toBeTruthy();
    expect(last()).toEqual([by('length')]);
    expect(screen.getByRole('button', { name: 'Sort (1)' })).toBeTruthy();
    await user.click(menu.getByRole('button', { name: 'Length: ascending' }));

    expect(await screen.findByText('Length 3')).toBeTruthy();
    expect(new URLSearchParams(location.search).get('sort')).toBe(
      '[{"by":"metadata","property":"length","order":"desc"}]',
    );
  });

  it('has several levels that move by keys and buttons, change and disappear', async () => {
    const { user, menu, last } = await opened();
    await user.selectOptions(menu.getByRole('combobox', { name: 'Sort by' }), 'Source');
    await user.selectOptions(menu.getByRole('combobox', { name: 'Then by' }), 'Length');

    menu.getByRole('combobox', { name: 'Level 2' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(last()).toEqual([by('length'), by('source')]));
    await user.click(menu.getByRole('button', { name: 'Move Source up' }));
    await waitFor(() => expect(last()).toEqual([by('source'), by('length')]));
    await user.selectOptions(menu.getByRole('combobox', { name: 'Level 1' }), 'Score');
    await waitFor(() => expect(last()).toEqual([by('score'), by('length')]));

    await user.click(menu.getByRole('button', { name: 'Remove Length' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(last()).toEqual([by('score')]));
  });

  it('drags levels, and cancels the drag by Escape', async () => {
    const { menu, last } = await opened(twoLevels);
    const grip = menu.getByRole('button', { name: 'Move Source' });
    const [first] = menu.getAllByRole('listitem');
    document.elementFromPoint = () => first ?? null; // jsdom has no layout
    const take = () => {
      fireEvent.pointerDown(grip, { pointerId: 1, button: 0, clientX: 5, clientY: 90 });
      fireEvent.pointerMove(window, { pointerId: 1, clientX: 9, clientY: 30 });
      expect(first?.hasAttribute('data-over')).toBe(true);
    };

    take();
    fireEvent.keyDown(grip, { key: 'Escape' });
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 9, clientY: 30 });
    expect(levels()).toEqual(['Length', 'Source']);
    take();
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 9, clientY: 30 });

    expect(levels()).toEqual(['Source', 'Length']);
    expect(menu.getByRole('status').textContent).toBe('Source dropped: Level 1');
    await waitFor(() => expect(last()).toEqual([by('source'), by('length')]));
  });

  it('picks up, moves, drops and releases levels by keys, with announcements', async () => {
    const { user, menu, last } = await opened(twoLevels);
    menu.getByRole('button', { name: 'Move Source' }).focus();

    await user.keyboard(' ');
    expect(menu.getByRole('status').textContent).toContain('Source picked up: Level 2.');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(levels()).toEqual(['Source', 'Length']);
    await user.keyboard('{Escape}');
    expect(levels()).toEqual(['Length', 'Source']);
    expect(menu.getByRole('status').textContent).toBe('Source back at: Level 2');

    await user.keyboard(' {ArrowUp} ');
    expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Move Source' }));
    await waitFor(() => expect(last()).toEqual([by('source'), by('length')]));
  });

  it('reports that the properties failed to load, and retries', async () => {
    const tab = await aTab(server, { questions: [mood] });
    tab.wire.answer(/metadata-properties/, 500);
    const user = await tab.open();
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: /^Sort/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Sort' }));
    await menu.findByText('Some filters could not be loaded');
    expect(menu.getByRole('option', { name: 'Last updated' })).toBeTruthy();

    tab.wire.recover();
    await user.click(menu.getByRole('button', { name: 'Try again' }));

    expect(await menu.findByRole('option', { name: 'Length' })).toBeTruthy();
    expect(menu.queryByText('Some filters could not be loaded')).toBeNull();
  });

  it('restores the order from the address', async () => {
    const { menu } = await opened(`?sort=${encodeURIComponent('metadata.length.desc~record.inserted_at.asc')}`);

    expect(await screen.findByText('Length 3')).toBeTruthy();
    expect(menu.getByRole('combobox', { name: 'Level 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sort (2)' })).toBeTruthy();
  });
});
