import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../../support/client.ts';
import { signedInContainer } from '../../../support/container.ts';
import { closeApp, openApp } from '../../support/open-app.tsx';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

async function open() {
  const container = await signedInContainer(server, 'ann');
  const user = await openApp(container, '/user-settings');
  await user.click(await screen.findByText('Customise shortcuts'));
  const row = (action: string) => {
    const item = screen.getByText(action).closest('li');
    if (!item) throw new Error(`nothing is called ${action}`);
    return within(item);
  };
  const record = async (action: string, keys: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${action} .`) }));
    await user.keyboard(keys);
  };
  return { user, container, row, record };
}

const discard = 'Discard and go to the next record';

describe('the key of an action', () => {
  it('is changed by pressing another one, and can be reset', async () => {
    const { user, row, record } = await open();

    await record(discard, 'x');
    expect(row(discard).getByRole('button', { name: `${discard} X` })).toBeTruthy();
    expect(row(discard).getByRole('status').textContent).toBe('Changed to X.');

    await user.click(row(discard).getByRole('button', { name: `Reset to default: ${discard}` }));
    expect(row(discard).getByRole('button', { name: `${discard} ⌫` })).toBeTruthy();
  });

  it.each([
    ['{Enter}', '↵ is already used: Submit and go to the next record.'],
    ['{Control>}y{/Control}', 'Ctrl Y is already used: Redo.'],
    ['4', 'Digits are reserved for options.'],
    [' ', '␣ is reserved for navigation.'],
    ['{Control>}w{/Control}', 'Ctrl W is reserved by the browser.'],
  ])('is not changed to %s, and says why', async (keys, why) => {
    const { row, record, container } = await open();

    await record(discard, keys);

    expect(row(discard).getByRole('status').textContent).toBe(why);
    expect(container.get(KeyboardSettings).customKeys).toEqual({});
  });

  it('cannot be a letter if the action works in texts', async () => {
    const { row, record } = await open();

    await record('Save as draft', 'd');

    expect(row('Save as draft').getByRole('status').textContent).toContain('needs Ctrl, Cmd or Alt');
  });

  it('is kept on Escape', async () => {
    const { row, record } = await open();

    await record(discard, '{Escape}');

    expect(row(discard).getByRole('button', { name: `${discard} ⌫` })).toBeTruthy();
    expect(row(discard).getByRole('status').textContent).toBe('');
  });

  it('is the default again after resetting all', async () => {
    const { user, record, container } = await open();
    await record(discard, 'x');

    await user.click(screen.getByRole('button', { name: 'Reset all to defaults' }));

    expect(container.get(KeyboardSettings).customKeys).toEqual({});
  });
});

describe('a custom key', () => {
  it('works and is shown, and the default key no longer works', async () => {
    const { open: sitDown, container } = await aTab(server, { records: 3 });
    const user = await sitDown();
    await record();
    const settings = container.get(KeyboardSettings);
    settings.assign({ name: 'discard', key: 'Backspace' }, 'x');

    await user.keyboard('{Backspace}');
    expect(await record(1)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Discard' }).textContent).toContain('X');

    await user.keyboard('x');
    expect(await record(2)).toBeTruthy();
  });
});
