import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CallFailures } from '#application/ports/shared/call-failures.ts';
import { limits } from '#domain/shared/limits.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { mood } from '../support/questions.ts';
import { aTab, record, saved } from '../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [mood];

/** Waits twice as long, so that a toast would have appeared. */
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, 2 * milliseconds));

async function homeAnswering(status: number, body?: unknown) {
  const wire = new Wire(server);
  wire.answer(/^\/me\/datasets|\/ext\/v1\/datasets$/, status, body);
  const container = await signedInContainer(wire, 'ann');
  await openApp(container);
  return container;
}

async function dangers() {
  const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
  return toasts.findAllByRole('alert').then((all) => all.map(({ textContent }) => textContent));
}

describe('a call that the server answers with', () => {
  it.each([
    [404, 'Could not find the requested resource'],
    [429, 'Please wait a few seconds before trying again'],
    [500, 'An error occurred, please try again later'],
  ])('%i says %s', async (status, text) => {
    await homeAnswering(status);

    expect(await dangers()).toEqual([text]);
  });

  it('401 says Could not validate credentials if signing in in place is not possible', async () => {
    const container = await signedInContainer(server, 'ann');
    await openApp(container);

    container.get<CallFailures>(CallFailures).report({ status: 401, code: undefined, detail: undefined });

    expect(await dangers()).toEqual(['Could not validate credentials']);
  });

  it.each([404, 500])('%i to a whole page shows on that page, and in no notice', async (status) => {
    const { open, wire, container } = await aTab(server, { records: 3, questions });
    wire.answer(/^\/datasets\/[^/]+$/, status, { detail: 'not this one' });

    await open();

    await screen.findByText(`Error ${status}`);
    await later(limits.toastAppearMs);
    expect(container.get(Toasts).toasts.shown).toEqual([]);
  });

  it('422 to an answer shows above the form, and in no notice', async () => {
    const { open, wire, container } = await aTab(server, { records: 3, questions });
    wire.answer(/\/responses$/, 422, { detail: 'no such label' });
    const user = await open();
    await record(1);

    await user.keyboard('2{Enter}');

    await screen.findByText('The server rejected this answer');
    await later(limits.toastAppearMs);
    expect(container.get(Toasts).toasts.shown).toEqual([]);
  });

  it('401 on an open page shows only the dialog to sign in again', async () => {
    const { open, wire } = await aTab(server, { records: 60, questions });
    const user = await open();
    await record(1);
    wire.answer(/responses$/, 401, { detail: 'Could not validate credentials' });

    await user.keyboard('2');

    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeTruthy();
    expect(screen.queryByText('Could not validate credentials')).toBeNull();
  });

  it.each([
    ['en', 'Could not find the requested resource'],
    ['de', 'Die angeforderte Ressource wurde nicht gefunden'],
    ['es', 'No se encontró el recurso solicitado'],
  ])('404 says so in %s', async (language, text) => {
    localStorage.setItem('postil.language', language);

    await homeAnswering(404);

    const toast = await screen.findByText(text);
    expect(toast.getAttribute('role')).toBe('alert');
    expect(toast.closest('li')?.dataset.type).toBe('danger');
  });

  it.each([
    ['en', 'Vector not found for the selected record'],
    ['de', 'Für den gewählten Eintrag wurde kein Vektor gefunden'],
    ['es', 'No se encontró el vector del registro seleccionado'],
  ] as const)('the code missing_vector says in %s what is missing', async (language, text) => {
    const { open, container } = await aTab(server, { records: 1, questions });
    await open();
    await record(1);
    await container.get(Texts).choose(language);

    container.get<CallFailures>(CallFailures).report({ status: 400, code: 'missing_vector', detail: undefined });

    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText('not shown')).toBeNull();
  });

  it('a detail that is a string shows it behind the details of a notice, which stays', async () => {
    await homeAnswering(400, { detail: 'The workspace is closed' });
    expect(await dangers()).toEqual(['The server did not accept the request']);

    await userEvent.setup().click(screen.getByText('Details'));

    expect(screen.getByText('The workspace is closed').closest('details')?.open).toBe(true);
    expect(await dangers()).toEqual(['The server did not accept the request']);
  });

  it('the text of a server without codes is said in the language of the user', async () => {
    localStorage.setItem('postil.language', 'de');
    await homeAnswering(409, { detail: 'Workspace name `a` is not unique' });

    expect(await screen.findByText('Dieser Name ist schon vergeben')).toBeTruthy();
    expect(screen.getByText('Workspace name `a` is not unique')).toBeTruthy();
  });

  it('a detail that is no string is not shown', async () => {
    await homeAnswering(500, { detail: { params: 'Secret' } });

    expect(await dangers()).toEqual(['An error occurred, please try again later']);
    expect(document.body.textContent).not.toContain('Secret');
  });

  it('an error clears earlier notices', async () => {
    const container = await signedInContainer(server, 'ann');
    await openApp(container);
    container.get(Toasts).show({ message: { text: 'Earlier' }, permanent: true });
    await screen.findByText('Earlier');

    container.get<CallFailures>(CallFailures).report({ status: 500, code: undefined, detail: undefined });

    await waitFor(() => expect(screen.queryByText('Earlier')).toBeNull());
    expect(await dangers()).toEqual(['An error occurred, please try again later']);
  });
});

describe('a failed prefetch of records', () => {
  it('is ignored: the record stays and can be answered', async () => {
    const { open, wire } = await aTab(server, { records: 60, questions });
    const user = await open();
    await record(1);
    wire.answer(/records\/search/, 500);

    await user.keyboard('{ArrowRight>12/}');
    const tries = () => wire.sent.filter(({ path }) => path.includes('records/search')).length;
    await waitFor(() => expect(tries()).toBeGreaterThan(1));
    await record(13);
    await user.keyboard('2{Enter}');

    await record(14);
    await saved();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a failure to load the counts', () => {
  it('is ignored: the counts are left out, and the record can be answered', async () => {
    const { open, wire } = await aTab(server, { records: 2, questions });
    wire.answer(/\/metrics/, 500);
    const user = await open();
    await record(1);

    await user.keyboard('2{Enter}');
    await record(2);

    await saved();
    expect(screen.queryByText(/submitted|left/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
