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

describe('the focus after a navigation', () => {
  it('is on the heading of a page that was navigated to', async () => {
    const user = await open(settings());
    await heading('reviews');

    await user.click(crumb('demo'));

    const home = await heading('Datasets');
    await waitFor(() => expect(document.activeElement).toBe(home));
  });

  it('is not moved on the first page of a visit', async () => {
    await open(settings());

    await heading('reviews');

    expect(document.activeElement).toBe(document.body);
  });

  it('is on the heading of the first page when the user goes back to it', async () => {
    const user = await open(settings());
    await heading('reviews');
    await user.click(crumb('demo'));
    await heading('Datasets');

    history.back();

    const first = await heading('reviews');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });
});

describe('the scroll position', () => {
  const root = document.documentElement;

  it('is the top after a navigation', async () => {
    const user = await open(settings());
    await heading('reviews');
    root.scrollTop = 400;

    await user.click(crumb('demo'));

    await heading('Datasets');
    expect(root.scrollTop).toBe(0);
  });

  it('is restored with the focus when the user goes back', async () => {
    const user = await open('/');
    await screen.findByRole('link', { name: 'reviews' });
    root.scrollTop = 400;

    await user.click(screen.getByRole('link', { name: 'reviews' }));
    await screen.findByRole('article');
    expect(root.scrollTop).toBe(0);
    history.back();

    await heading('Datasets');
    const link = await screen.findByRole('link', { name: 'reviews' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(root.scrollTop).toBe(400);
  });

  it('is not restored if the user acts while the page loads', async () => {
    const user = await open('/');
    const link = await screen.findByRole('link', { name: 'reviews' });
    root.scrollTop = 400;
    await user.click(link);
    await screen.findByRole('article');

    history.back();
    const home = await heading('Datasets');
    await user.keyboard('{Shift}');
    root.scrollTop = 100;

    await screen.findByRole('link', { name: 'reviews' });
    expect(document.activeElement).toBe(home);
    expect(root.scrollTop).toBe(100);
  });
});

describe('the title of the tab', () => {
  it('names the page', async () => {
    const user = await open(settings());
    await heading('reviews');
    expect(document.title).toBe('Settings · reviews · Postil');

    await user.click(crumb('Datasets'));

    await heading('Datasets');
    expect(document.title).toBe('Datasets · Postil');
  });
});
