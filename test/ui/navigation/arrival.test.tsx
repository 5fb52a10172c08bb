import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

const open = async (path: string) => openApp(await signedInContainer(server, 'ann'), path);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const crumb = (name: string) =>
  within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name });
const settings = () => `/dataset/${server.dataset.id}/settings`;

describe('the focus', () => {
  it('is on the heading of a page that was navigated to', async () => {
    const user = await open(settings());
    await heading('reviews');

    await user.click(crumb('demo'));

    const home = await heading('Datasets');
    await waitFor(() => expect(document.activeElement).toBe(home));
  });

  it('is left alone by the first page of a visit', async () => {
    await open(settings());

    await heading('reviews');

    expect(document.activeElement).toBe(document.body);
  });

  it('is on the heading of the first page too when somebody comes back to it', async () => {
    const user = await open(settings());
    await heading('reviews');
    await user.click(crumb('demo'));
    await heading('Datasets');

    history.back();

    const first = await heading('reviews');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });
});

describe('the tab', () => {
  it('says which page it is', async () => {
    const user = await open(settings());
    await heading('reviews');
    expect(document.title).toBe('Settings · reviews · Postil');

    await user.click(crumb('Datasets'));

    await heading('Datasets');
    expect(document.title).toBe('Datasets · Postil');
  });
});
