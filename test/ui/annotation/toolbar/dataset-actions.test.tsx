import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { signedInContainer } from '../../../support/container.ts';
import { closeApp, openApp } from '../../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

it('dataset actions lead to the settings and copy the address of the dataset', async () => {
  const path = `/dataset/${server.dataset.id}`;
  const user = await openApp(await signedInContainer(server, 'ann'), `${path}/annotation-mode`);
  await screen.findByRole('article');

  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${path}/annotation-mode`);
  await user.click(screen.getByRole('link', { name: 'Settings' }));

  expect(await screen.findByRole('region', { name: 'Guidelines' })).toBeTruthy();
  expect(location.pathname).toBe(`${path}/settings`);
});
