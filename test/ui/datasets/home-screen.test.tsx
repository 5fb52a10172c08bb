import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { aDataset } from '../../support/server/world.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer();
  const otherId = await server.addWorkspace('research');
  await server.addUser('ben', 'annotator', otherId);
  await aDataset(server.db, { workspaceId: otherId, name: 'papers' });
});
afterAll(() => server.close());
afterEach(closeApp);

describe('home', () => {
  it.each([
    ['ann', 'reviews', 'demo'],
    ['ben', 'papers', 'research'],
  ])('lists to %s only %s, with its workspace %s', async (username, dataset, workspace) => {
    await openApp(await signedInContainer(server, username));

    await screen.findByRole('link', { name: dataset });
    const rows = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.textContent).toContain(workspace);
  });
});
