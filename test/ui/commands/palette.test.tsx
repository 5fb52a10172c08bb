import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { Failure } from '#domain/shared/failure.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { Session } from '#ui/shared/session.ts';
import { UploadsFlag } from '#ui/shared/uploads-flag.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { testPassword } from '../../support/server/app.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('owner', 'owner');
});
afterEach(closeApp);

async function openAt(path: string, username = 'owner') {
  const container = await signedInContainer(server, username);
  const user = await openApp(container, path);
  await screen.findByRole('heading', { level: 1 });
  return { user, container };
}

const palette = () => screen.findByRole('dialog', { name: 'Command palette' });
const options = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('option')
    .map((option) => option.firstChild?.textContent);
const group = (dialog: HTMLElement, name: string) => options(within(dialog).getByRole('group', { name }));

describe('the command palette', () => {
  it.each([
    ['home', '/'],
    ['the settings of the user', '/user-settings'],
    ['the people', '/people'],
    ['a new dataset', '/new'],
    ['an unknown page', '/a/b/c'],
    ['the settings of a dataset', `/dataset/${server.dataset.id}/settings`],
  ])('opens on %s with Ctrl + K', async (_, path) => {
    const { user } = await openAt(path);

    await user.keyboard('{Control>}k{/Control}');

    const dialog = await palette();
    expect(group(dialog, 'Go to')).toEqual([
      'Datasets',
      'New dataset',
      'People',
      'Keyboard shortcuts of this page',
      'Sign out',
    ]);
  });

  it('opens with its button, also while the user types, and closes with the same key', async () => {
    const { user } = await openAt('/');
    await user.click(screen.getByRole('button', { name: 'Commands' }));
    await user.type(within(await palette()).getByRole('combobox'), '{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(await screen.findByRole('searchbox', { name: 'Search by name' }));
    await user.keyboard('{Control>}k{/Control}');

    expect(await palette()).toBeTruthy();
  });

  it.each(['csv', 'upload', 'file'])('leads to a new dataset by the word %s', async (word) => {
    const { user } = await openAt('/');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = await palette();

    await user.type(within(dialog).getByRole('combobox'), word);

    expect(options(dialog)).toContain('New dataset');
  });

  it('says how many commands match', async () => {
    const { user } = await openAt('/');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await palette());

    await user.type(dialog.getByRole('combobox'), 'theme');
    expect(dialog.getByRole('status').textContent).toBe('5 commands');

    await user.type(dialog.getByRole('combobox'), ' night');
    expect(dialog.getByRole('status').textContent).toBe('1 command');

    await user.type(dialog.getByRole('combobox'), ' coffee');
    expect(dialog.getByRole('status').textContent).toBe('No matches');
  });

  it('finds datasets and their settings', async () => {
    const { user } = await openAt('/people');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    const commands = ['reviews', 'Settings of reviews', 'Quality of reviews'];
    await waitFor(() => expect(group(dialog, 'Datasets')).toEqual(commands));

    await user.type(within(dialog).getByRole('combobox'), 'preferences reviews{Enter}');

    await waitFor(() => expect(location.pathname).toBe(`/dataset/${server.dataset.id}/settings`));
  });

  it('finds the quality of a dataset by what it measures', async () => {
    const { user } = await openAt('/people');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    await waitFor(() => expect(group(dialog, 'Datasets')).toHaveLength(3));

    await user.type(within(dialog).getByRole('combobox'), 'agreement reviews{Enter}');

    await waitFor(() => expect(location.pathname).toBe(`/dataset/${server.dataset.id}/quality`));
  });

  it('offers neither settings nor quality of datasets to annotators', async () => {
    const { user } = await openAt('/', 'ann');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = await palette();

    await waitFor(() => expect(group(dialog, 'Datasets')).toEqual(['reviews']));
    expect(group(dialog, 'Go to')).toEqual(['Datasets', 'Keyboard shortcuts of this page', 'Sign out']);
  });

  it('shows the datasets of the last time at once, but none of another user', async () => {
    const { user, container } = await openAt('/people');
    await user.keyboard('{Control>}k{/Control}');
    const first = await palette();
    await waitFor(() => expect(group(first, 'Datasets')).toHaveLength(3));
    await user.keyboard('{Escape}');
    fireEvent(first, new Event('close'));
    const datasets = container.get(DatasetRepository);
    datasets.mine = () => new Promise(() => undefined);

    await user.keyboard('{Control>}k{/Control}');
    const again = await palette();
    expect(group(again, 'Datasets')).toHaveLength(3);
    await user.type(within(again).getByRole('combobox'), 'log out{Enter}');
    await screen.findByLabelText('Username');
    await user.type(screen.getByLabelText('Username'), 'ann');
    await user.type(screen.getByLabelText('Password'), `${testPassword}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: 'Datasets' });

    await user.keyboard('{Control>}k{/Control}');

    expect(within(await palette()).queryByRole('group', { name: 'Datasets' })).toBeNull();
  });

  it('works without the list of datasets', async () => {
    const { user, container } = await openAt('/people');
    container.get(DatasetRepository).mine = async () => {
      throw new Failure('ERROR_FETCHING_FEEDBACK_DATASETS');
    };
    await user.keyboard('{Control>}k{/Control}');

    await user.type(within(await palette()).getByRole('combobox'), 'datasets{Enter}');

    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('the commands of a page', () => {
  it('are its buttons and inputs, without entries of lists', async () => {
    const { user } = await openAt('/');
    await screen.findByRole('list', { name: 'Datasets' });
    await user.keyboard('{Control>}k{/Control}');

    const names = group(await palette(), 'This page');

    expect(names).toContain('Deleted datasets');
    expect(names).toContain('Import from Python');
    expect(names).not.toContain('Copy link');
    expect(names).not.toContain('Commands');
    expect(names.filter((name) => name === 'New dataset')).toEqual([]);
  });

  it('press a button, or focus an input', async () => {
    const { user } = await openAt('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), 'search by{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search by name' }));

    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), 'trash{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Deleted datasets' })).toBeTruthy();
  });

  it('name the part of the page if several have the same name', async () => {
    const { user } = await openAt(`/dataset/${server.dataset.id}/settings`);
    await user.click(await screen.findByRole('tab', { name: 'Fields' }));
    await screen.findAllByRole('form');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = await palette();

    await user.type(within(dialog).getByRole('combobox'), 'title');

    const details = within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(new Set(details).size).toBe(details.length);
  });
});

describe('the settings in the palette', () => {
  const run = async (typed: string, path = '/') => {
    const opened = await openAt(path);
    await opened.user.keyboard('{Control>}k{/Control}');
    await opened.user.type(within(await palette()).getByRole('combobox'), `${typed}{Enter}`);
    return opened;
  };

  it('change the theme', async () => {
    await run('night');

    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('change the language, also by its English name', async () => {
    await run('german');

    expect(await screen.findByRole('heading', { level: 1, name: 'Datensätze' })).toBeTruthy();
  });

  it('switch single keys and the submission by digit', async () => {
    const { user, container } = await run('turn off auto');
    const keyboard = container.get(KeyboardSettings);
    expect(keyboard.answersAtOnce).toBe(false);

    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), 'turn off single{Enter}');

    expect(keyboard.usesSingleKeys).toBe(false);
  });

  it('lead to a section of the settings of the user', async () => {
    await run('token');

    await waitFor(() => expect(document.activeElement?.textContent).toBe('API key'));
    expect(location.pathname).toBe('/user-settings');
  });

  it('are marked as impossible while they are chosen', async () => {
    const { user } = await openAt('/');
    await user.keyboard('{Control>}k{/Control}');

    const english = within(await palette()).getByRole('option', { name: 'Language: English' });

    expect(english.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('commands that were used', () => {
  it('come first when the palette opens again, on any page', async () => {
    const { user } = await openAt('/');
    for (const typed of ['night', 'people']) {
      await user.keyboard('{Control>}k{/Control}');
      await user.type(within(await palette()).getByRole('combobox'), `${typed}{Enter}`);
    }
    await screen.findByRole('heading', { level: 1, name: 'People' });

    await user.keyboard('{Control>}k{/Control}');

    expect(group(await palette(), 'Recently used')).toEqual(['People', 'Theme: Dark']);
  });
});

describe('signing out with the palette', () => {
  it('happens at once', async () => {
    const { user } = await openAt('/');
    await user.keyboard('{Control>}k{/Control}');

    await user.type(within(await palette()).getByRole('combobox'), 'log out{Enter}');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
  });

  it('asks first while an upload is unfinished', async () => {
    const { user, container } = await openAt('/');
    act(() => container.get(UploadsFlag).set(container.get(Session).user?.id ?? '', false, 1));
    await user.keyboard('{Control>}k{/Control}');

    await user.type(within(await palette()).getByRole('combobox'), 'log out{Enter}');

    expect(await screen.findByRole('dialog', { name: 'One upload is not finished' })).toBeTruthy();
  });
});

describe('the list of keys', () => {
  const keys = () => screen.findByRole('dialog', { name: 'Keyboard' });

  it.each([
    ['/', 'Previous and next dataset'],
    [`/dataset/${server.dataset.id}/settings`, 'Previous and next tab'],
  ])('opens with ? on %s and shows the keys of that page', async (path, text) => {
    const { user } = await openAt(path);

    await user.keyboard('?');

    const dialog = within(await keys());
    expect(within(dialog.getByRole('table', { name: 'This page' })).getByText(text)).toBeTruthy();
    expect(within(dialog.getByRole('table', { name: 'Everywhere' })).getByText('Command palette')).toBeTruthy();
  });

  it('has only the keys of all pages where a page has none', async () => {
    const { user } = await openAt('/people');

    await user.keyboard('?');

    expect(within(await keys()).getAllByRole('table')).toHaveLength(1);
  });

  it('does not open while the user types, or while single keys are off', async () => {
    const { user, container } = await openAt('/');
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      container.get(KeyboardSettings).useSingleKeys(false);
      (document.activeElement as HTMLElement).blur();
    });

    await user.keyboard('?');

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the settings of the keys', async () => {
    const { user } = await openAt('/');
    await user.keyboard('?');

    await user.click(within(await keys()).getByRole('link', { name: 'Change shortcuts in your settings' }));

    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keyboard'));
  });
});
