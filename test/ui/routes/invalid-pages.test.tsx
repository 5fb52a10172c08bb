import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('adam', 'admin', server.workspaceId);
});
afterEach(closeApp);

const unknownId = '0d5d3f7e-5f0c-4a53-9a06-6f5a3c9b2f11';
const pagesOf = (id: string) => [`/dataset/${id}/annotation-mode`, `/dataset/${id}/settings`];

const open = async (path: string, wire = new Wire(server), username = 'ann') =>
  openApp(await signedInContainer(wire, username), path);

async function showsError(status: number, message: string) {
  expect(await screen.findByText(message, { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeTruthy();
  expect(screen.getByText(`Error ${status}`)).toBeTruthy();
  expect(screen.getByText(`${status}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the datasets' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe(`${status} · Postil`);
}

const hint = "We can't seem to find the page you are looking for";

describe('an invalid page', () => {
  it.each([
    ...pagesOf('reviews'),
    ...pagesOf(unknownId),
    '/dataset/annotation-mode',
    '/not%20a%20repository',
    '/a/b/c',
  ])('is a 404: %s', async (path) => {
    await open(path);

    await showsError(404, 'This page could not be found');
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('sends no request for a malformed address', async () => {
    const wire = new Wire(server);

    await open('/dataset/reviews/annotation-mode', wire);

    await showsError(404, 'This page could not be found');
    expect(wire.sent.filter(({ path }) => path.includes('datasets'))).toEqual([]);
  });

  it('is a 403 for users without the permission', async () => {
    await open('/stanfordnlp%2Fimdb');

    await showsError(403, 'You are not allowed to do this');
    expect(screen.queryByText(hint)).toBeNull();
  });
});

describe('a dataset', () => {
  const refused = (status: number) => {
    const wire = new Wire(server);
    wire.answer(/^\/datasets\//, status);
    return wire;
  };

  it.each([
    [403, 'You are not allowed to do this'],
    [404, 'This page could not be found'],
    [422, 'This page could not be found'],
    [500, 'An error occurred, please try again later'],
    [503, 'The server is busy or restarting. Please try again in a moment'],
    [418, 'An error occurred, please try again later'],
  ])('that the server answers with %s shows the error page', async (status, message) => {
    const [annotation = '', settings = ''] = pagesOf(server.dataset.id);
    const shown = status === 422 ? 404 : status;
    await open(annotation, refused(status));
    await showsError(shown, message);
    await closeApp();

    await open(settings, refused(status));

    await showsError(shown, message);
  });

  it('can be retried after an error of the server', async () => {
    const wire = refused(500);
    const user = await open(`/dataset/${server.dataset.id}/settings`, wire);
    await showsError(500, 'An error occurred, please try again later');
    wire.recover();

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'reviews' })).toBeTruthy();
  });

  it('that disappears while it is annotated is reported as deleted', async () => {
    const wire = new Wire(server);
    const user = await open(`/dataset/${server.dataset.id}/annotation-mode`, wire);
    await screen.findByRole('article');
    wire.answer(/\/records\/search/, 404, { detail: 'Dataset not found' });

    await user.selectOptions(screen.getByLabelText('Record status'), 'draft');

    expect(await screen.findByText('This dataset has been deleted')).toBeTruthy();
    expect(document.title).toBe('reviews · Postil');
  });
});
