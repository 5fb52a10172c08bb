import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { ourServer } from '../../support/client.ts';
import { closeApp } from '../support/open-app.tsx';
import { aTab, record } from '../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

async function openHelp() {
  const { open, container } = await aTab(server, {});
  const user = await open();
  await record();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard' });
  const raise = (text: string) => act(async () => container.get(Toasts).show({ message: { text }, permanent: true }));
  return { user, dialog, raise };
}

describe('while a modal dialog is open', () => {
  it('toasts move into it, where they can be announced and reached', async () => {
    const { user, dialog, raise } = await openHelp();

    await raise('Look here');

    const region = within(dialog).getByRole('region', { name: 'Notifications' });
    expect(await within(region).findByText('Look here')).toBeTruthy();
    expect(region.getAttribute('aria-live')).toBe('polite');
    await user.keyboard('{F6}');
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it('Escape closes the focused toast only', async () => {
    const { user, dialog, raise } = await openHelp();
    await raise('Look here');
    await within(dialog).findByText('Look here');
    const pressed: boolean[] = [];
    const watch = (event: KeyboardEvent) => pressed.push(event.defaultPrevented);
    addEventListener('keydown', watch);

    await user.keyboard('{F6}{Escape}');

    removeEventListener('keydown', watch);
    expect(pressed.at(-1)).toBe(true);
  });

  it('a toast outlives it', async () => {
    const { user, dialog, raise } = await openHelp();
    await raise('Look here');
    await within(dialog).findByText('Look here');

    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(0) as HTMLElement);

    const region = await screen.findByRole('region', { name: 'Notifications' });
    expect(region.closest('dialog')).toBeNull();
    expect(await within(region).findByText('Look here')).toBeTruthy();
  });
});
