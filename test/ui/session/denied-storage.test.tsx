import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { testContainer } from '../../support/container.ts';
import { testPassword } from '../../support/server/app.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

const storageWarning = /This browser does not store data for this page/;

describe('a browser that denies its storage', () => {
  beforeEach(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    vi.spyOn(indexedDB, 'open').mockImplementation(deny);
  });

  it('shows a single notice, and still allows signing in, choosing and answering', async () => {
    const user = await openApp(testContainer(server), `/dataset/${server.dataset.id}/annotation-mode`);
    await waitFor(() => expect(screen.getAllByText(storageWarning)).toHaveLength(1));

    await user.type(await screen.findByLabelText('Username'), 'ann');
    await user.type(screen.getByLabelText('Password'), `${testPassword}{Enter}`);
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'ann' }));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(screen.queryAllByText(storageWarning).length).toBeLessThan(2);
  });
});

it('shows no notice if storage works', async () => {
  await openApp(testContainer(server), '/sign-in');
  await screen.findByLabelText('Username');

  await new Promise((resolve) => setTimeout(resolve, 300));

  expect(screen.queryByText(storageWarning)).toBeNull();
});
