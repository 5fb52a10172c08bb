import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Hub } from '#application/ports/creation/hub.ts';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { Failure } from '#domain/shared/failure.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('boss', 'admin', server.workspaceId);
});
afterEach(closeApp);

async function openHome(username: string, has: (repoId: string) => Promise<boolean> = async () => true) {
  const container = await signedInContainer(server, username);
  const copied: string[] = [];
  const asked: string[] = [];
  container.rebind(Hub).toConstantValue({
    name: 'hub.test',
    has(repoId) {
      asked.push(repoId);
      return has(repoId);
    },
  });
  container.rebind(Clipboard).toConstantValue({ copy: async (text) => copied.push(text) > 0 });
  const user = await openApp(container);
  await screen.findByRole('complementary', { name: 'Getting started' });
  return { user, asked, copied, keyboard: container.get(KeyboardSettings) };
}

const box = () => screen.getByLabelText('Import from the hub');

describe('the import box', () => {
  it('explains its input, and does nothing while it is empty', async () => {
    await openHome('boss');

    expect(box()).toHaveProperty('placeholder', 'Paste a repo id e.g., stanfordnlp/imdb');
    expect(screen.getByRole('button', { name: 'Find dataset' })).toHaveProperty('disabled', true);
  });

  it('leads to the import of an existing dataset', async () => {
    const { user, asked } = await openHome('boss');

    await user.type(box(), 'https://hub.test/datasets/stanfordnlp/imdb{Enter}');

    await waitFor(() => expect(location.pathname).toBe('/stanfordnlp%2Fimdb'));
    expect(asked).toEqual(['stanfordnlp/imdb']);
  });

  it('reports a missing dataset until the user types again', async () => {
    const { user } = await openHome('boss', async () => false);

    await user.type(box(), 'no/such{Enter}');

    const problem = await screen.findByText('no/such: Dataset not found or available on hub.test');
    expect(problem.getAttribute('role')).toBe('alert');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(location.pathname).toBe('/');

    await user.type(box(), 'x');
    expect(screen.queryByText(/Dataset not found/)).toBeNull();
  });
});

describe('the import box after a failed lookup', () => {
  it('offers a token for a dataset that may be private', async () => {
    const { user } = await openHome('boss', async () => false);

    await user.type(box(), 'no/such{Enter}');

    const link = await screen.findByRole('link', { name: 'Private dataset? Use a token' });
    expect(link.getAttribute('href')).toBe('/no%2Fsuch');
  });

  it('reports an unreachable hub, not a missing dataset', async () => {
    const away = Object.assign(new Error(), { status: undefined, code: 'hub_unreachable', detail: undefined });
    const { user } = await openHome('boss', async () => {
      throw new Failure('ERROR_FETCHING_DATASET', { cause: away });
    });

    await user.type(box(), 'no/such{Enter}');

    expect(await screen.findByText(/^hub.test cannot be reached/)).toBeTruthy();
    expect(screen.queryByText(/not found or available/)).toBeNull();
  });

  it('reports a busy hub, without asking for a token', async () => {
    const busy = Object.assign(new Error(), { status: 429, code: undefined, detail: undefined });
    const { user } = await openHome('boss', async () => {
      throw new Failure('ERROR_FETCHING_DATASET', { cause: busy });
    });

    await user.type(box(), 'no/such{Enter}');

    expect(await screen.findByText('Please wait a few seconds before trying again')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /token/ })).toBeNull();
  });
});

describe('the example datasets', () => {
  it('are three, each with its task and its types', async () => {
    await openHome('boss');

    const examples = within(screen.getByRole('region', { name: 'Example datasets' }));
    const names = examples.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'stanfordnlp/imdb',
      'databricks/databricks-dolly-15k',
      'dvilasuero/finepersonas-v0.1-tiny-flux-schnell',
    ]);
    expect(examples.getByText(/Text classification/).textContent).toContain('100K rows');
    expect(examples.getAllByRole('list', { name: 'Fields' })).toHaveLength(3);
  });

  it('lead to their import', async () => {
    const { user } = await openHome('boss');

    await user.click(screen.getByRole('button', { name: 'databricks/databricks-dolly-15k' }));

    await waitFor(() => expect(location.pathname).toBe('/databricks%2Fdatabricks-dolly-15k'));
  });
});

describe('the example datasets without a hub', () => {
  const away = async () => {
    const cause = Object.assign(new Error(), { status: undefined, code: 'hub_unreachable', detail: undefined });
    throw new Failure('ERROR_FETCHING_DATASET', { cause });
  };
  const examples = () => screen.queryByRole('region', { name: 'Example datasets' });

  it('disappear when the hub cannot be reached, and the focus moves to the import box', async () => {
    const { user } = await openHome('boss', away);

    await user.click(screen.getByRole('button', { name: 'stanfordnlp/imdb' }));

    expect(await screen.findByText(/^hub.test cannot be reached/)).toBeTruthy();
    expect(examples()).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('stay away on the next visit, and return once the hub answers', async () => {
    const first = await openHome('boss', away);
    await first.user.type(box(), 'no/such{Enter}');
    await screen.findByText(/^hub.test cannot be reached/);
    const stored = { ...localStorage };
    await closeApp();
    Object.assign(localStorage, stored);

    const { user } = await openHome('boss', async () => false);
    expect(examples()).toBeNull();
    await user.type(box(), 'no/such{Enter}');

    await waitFor(() => expect(examples()).not.toBeNull());
  });
});

describe('the import from Python', () => {
  it('shows a snippet with the address of the server and without a key, and copies it', async () => {
    // jsdom cannot open dialogs
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const { user, copied } = await openHome('boss');

    await user.click(screen.getByRole('button', { name: 'Import from Python' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import from Python' });
    await user.click(within(dialog).getByRole('button', { name: 'Copy code' }));

    expect(copied[0]).toContain(`api_url="${location.origin}"`);
    expect(dialog.textContent).toContain('api_key="YOUR_API_KEY"');
    expect(copied[0]).not.toContain('boss.apikey');
  });
});

describe('the guide to the keys', () => {
  it('is shown to annotators, who have no import', async () => {
    await openHome('ann');

    expect(screen.getByRole('heading', { name: 'Answer by keyboard' })).toBeTruthy();
    expect(screen.queryByLabelText('Import from the hub')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import from Python' })).toBeNull();
  });

  it('shows the default keys', async () => {
    await openHome('ann');

    expect(guide()).toEqual([
      '1 – 9 chooses the label with that number',
      'Enter submits and shows the next record',
      'Backspace discards the record',
      '? shows all shortcuts',
    ]);
  });

  it('shows custom keys', async () => {
    const { keyboard } = await openHome('ann');

    act(() => {
      keyboard.assign({ name: 'discard', key: 'Backspace' }, 'Shift+x');
      keyboard.assign({ name: 'help', key: '?' }, 'h');
    });

    expect(guide()).toContain('Shift+x discards the record');
    expect(guide()).toContain('h shows all shortcuts');
    expect(screen.getByText('⇧ X')).toBeTruthy();
  });

  it('leaves out actions without a key while single keys are off', async () => {
    const { keyboard } = await openHome('ann');

    act(() => keyboard.useSingleKeys(false));

    expect(guide()).toEqual(['Control+Enter submits and shows the next record', 'Control+k opens the command palette']);
    expect(screen.getByText('Ctrl ↵')).toBeTruthy();
  });
});

const guide = () =>
  within(screen.getByRole('region', { name: 'Answer by keyboard' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('kbd + span')?.textContent);
