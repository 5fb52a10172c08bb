import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { record, saved, submit } from '../../support/tab.ts';
import { bulkView, chosen, type Opened } from './bulk-view.ts';

const server = await ourServer();
const { opened, counts } = bulkView(server);

afterEach(closeApp);

const selected = (text: string) => screen.getByText(text);

async function discardDuringFailure() {
  const tab = await opened();
  tab.wire.answer(/responses\/bulk$/, 502);
  await tab.user.keyboard('{Control>}a{/Control}{Backspace}');
  await screen.findByText(/^0 of 10 records. The rest is stored/);
  return tab;
}

describe('a bulk submission with failures', () => {
  it('keeps refused records selected, with reason and answer', async () => {
    const tab = await opened();
    const { user, wire } = tab;
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('radio', { name: /good/i }));
    wire.answer(/responses\/bulk$/, 422, { detail: 'Not like this' });

    await user.click(submit());

    expect(await screen.findByText('Some records failed to annotate')).toBeTruthy();
    expect(await screen.findAllByText(/^Not answered: /)).toHaveLength(10);
    expect(selected('10 records selected')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /good/i }).checked).toBe(true);
    wire.recover();
    await user.click(submit());
    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 10 }));
    await saved();
  });

  it('offers refused answers again after a reload', async () => {
    const { user, wire, reload } = await opened();
    await user.click(chosen(3));
    await user.click(screen.getByRole('radio', { name: /good/i }));
    wire.answer(/responses$/, 422, { detail: 'Not like this' });
    await user.click(submit());
    await screen.findByText('Not answered: The server did not accept the request');

    await reload('?page=1&status=pending');

    await record(3);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /good/i }).checked).toBe(true);
    expect(screen.getByText('1 unsent')).toBeTruthy();
  });

  it('pauses while the server has a failure, and continues without the user', async () => {
    const tab = await discardDuringFailure();
    const { wire } = tab;
    expect(screen.getByText('10 unsent')).toBeTruthy();

    wire.recover();

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ discarded: 10 }));
    await saved();
    expect(screen.queryByText(/records selected/)).toBeNull();
    expect(screen.queryByText(/^Not answered: /)).toBeNull();
  });

  it.each([
    ['the view is left', ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Focus view' }))],
    ['the page is loaded again', ({ reload }: Opened) => reload('?page=1&status=pending')],
  ])('sends changes again that failed with %s', async (_, leave) => {
    const tab = await opened();
    const { user, wire } = tab;
    wire.answer(/responses\/bulk$/, 502);
    for (const page of [1, 2, 3]) await user.click(chosen(page));
    await user.keyboard('{Backspace}');
    await screen.findByText(/^0 of 3 records. The rest is stored/);

    await leave(tab);

    expect(await screen.findByText('3 unsent')).toBeTruthy();
    wire.recover();
    await waitFor(async () => expect(await counts(tab)).toMatchObject({ discarded: 3, pending: 22 }));
    await saved();
  });

  it('keeps the full page if it reloads before the server has the answers', async () => {
    const tab = await opened();
    const { user, wire } = tab;
    wire.answer(/responses\/bulk$/, 502);
    for (const page of [1, 2, 3]) await user.click(chosen(page));
    await user.keyboard('{Backspace}');
    await screen.findByText(/^0 of 3 records. The rest is stored/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Records per page' }), '25');
    await record(25);

    wire.recover();

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ discarded: 3 }));
    await waitFor(() => expect(screen.getByText('1 – 22 of 22')).toBeTruthy());
    expect(screen.getByText('Ana wrote review 3')).toBeTruthy();
  });

  it('sends nothing more after the user cancels, and keeps the rest selected', async () => {
    const tab = await discardDuringFailure();
    const { user, wire } = tab;

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('10 records selected')).toBeTruthy();
    expect(screen.queryByText('10 unsent')).toBeNull();
    wire.recover();
    await user.keyboard('{Backspace}');
    await waitFor(async () => expect(await counts(tab)).toMatchObject({ discarded: 10 }));
  });

  it('stores each answer once if the server refuses every third request', async () => {
    const tab = await opened({ query: '?page=1~25&status=pending' });
    const { user, wire } = tab;
    const { fetch } = wire.app;
    let calls = 0;
    const third = async (request: Request) => {
      if (!request.url.endsWith('/responses/bulk')) return fetch(request);
      calls += 1;
      return calls % 3 === 0 ? Response.json({ detail: 'broken' }, { status: 500 }) : fetch(request);
    };
    Object.assign(wire.app, { fetch: third });
    await user.keyboard('{Control>}a{/Control}');
    expect(selected('25 records selected')).toBeTruthy();

    await user.keyboard('{Backspace}');

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ discarded: 25, pending: 0 }));
    await saved();
    Object.assign(wire.app, { fetch });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await counts(tab)).toMatchObject({ discarded: 0, pending: 25 }));
  });

  it('shows one notice for all refused records, and the reason on each', async () => {
    const { user, wire, container } = await opened();
    const notices = container.get(Toasts);
    await user.keyboard('{Control>}a{/Control}');
    wire.answer(/responses\/bulk$/, 422, { detail: 'Not like this' });

    await user.keyboard('{Backspace}');

    expect(await screen.findByText('Some records failed to annotate')).toBeTruthy();
    expect(await screen.findAllByText('Not answered: The server did not accept the request')).toHaveLength(10);
    expect(screen.getAllByText('Not like this')).toHaveLength(10);
    expect(notices.toasts.shown).toHaveLength(1);
  });
});
