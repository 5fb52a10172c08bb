import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { signedInContainer } from '../../../support/container.ts';
import { Wire } from '../../../support/wire.ts';
import { closeApp, openApp } from '../../support/open-app.tsx';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('bob', 'admin', server.workspaceId);
});
afterEach(closeApp);

const home = '/';
const annotation = () => `/dataset/${server.dataset.id}/annotation-mode`;

async function openIn(space: object | undefined, username: string, path: string, isOn = true) {
  const wire = new Wire(server);
  wire.answer(/^\/settings$/, 200, {
    argilla: { show_huggingface_space_persistent_storage_warning: isOn },
    ...(space && { huggingface: { space_id: 'team/reviews', ...space } }),
  });
  await openApp(await signedInContainer(wire, username), path);
  await screen.findByText(path === home ? 'reviews' : 'Ana wrote review 0');
}

const forgetful = { space_persistent_storage_enabled: false };
const named = { name: 'Persistent storage is off' };
const warning = () => screen.findByRole('complementary', named);

describe('the storage warning of a space', () => {
  it.each([
    ['home', () => home],
    ['answering', annotation],
  ])('is shown on %s', async (_, path) => {
    await openIn(forgetful, 'ann', path());

    expect(await warning()).toBeTruthy();
  });

  it('tells an annotator to ask an admin', async () => {
    await openIn(forgetful, 'ann', home);

    expect((await warning()).textContent).toContain('Ask an administrator');
    expect(screen.queryByRole('link', { name: /Space settings/ })).toBeNull();
  });

  it('links to the settings of the space for an admin', async () => {
    await openIn(forgetful, 'bob', home);

    const link = within(await warning()).getByRole('link', { name: /Space settings/ });
    expect(link.getAttribute('href')).toBe('https://huggingface.co/spaces/team/reviews/settings');
    expect((await warning()).textContent).not.toContain('Ask an administrator');
  });

  it.each([
    ['that keeps its data', { space_persistent_storage_enabled: true }, true],
    ['where it is switched off', forgetful, false],
    ['that is no space', undefined, true],
  ] as const)('is not shown in a space %s', async (_, space, isOn) => {
    await openIn(space, 'bob', home, isOn);

    expect(screen.queryByRole('complementary', named)).toBeNull();
  });
});
