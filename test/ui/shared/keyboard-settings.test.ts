import { describe, expect, it } from 'vitest';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import type { Session } from '#ui/shared/session.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';
import { aUser } from '../../support/session.ts';

const of = (id: string, preferences: FakePreferences) =>
  new KeyboardSettings(preferences, { user: aUser({ id }) } as Session);
const pressed = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

describe('single keys', () => {
  it('are on by default', () => {
    expect(of('u1', new FakePreferences()).usesSingleKeys).toBe(true);
  });

  it('are switched off for a single user', () => {
    const preferences = new FakePreferences();
    const keyboard = of('u1', preferences);

    keyboard.useSingleKeys(false);

    expect(keyboard.usesSingleKeys).toBe(false);
    expect(of('u1', preferences).usesSingleKeys).toBe(false);
    expect(of('u2', preferences).usesSingleKeys).toBe(true);
  });

  it.each([
    [{ key: '1' }, false],
    [{ key: '?', shiftKey: true }, false],
    [{ key: 'Enter', ctrlKey: true }, true],
    [{ key: 's', metaKey: true }, true],
    [{ key: 'n', altKey: true }, true],
    [{ key: 'Escape' }, true],
  ])('decide whether %o works once they are off', (init, isHeeded) => {
    const keyboard = of('u1', new FakePreferences());
    keyboard.useSingleKeys(false);

    expect(keyboard.isEnabled(pressed(init))).toBe(isHeeded);
  });
});

describe('custom keys', () => {
  const submit = { name: 'submit', key: 'Enter' };
  const discard = { name: 'discard', key: 'Backspace' };

  it('replace the default keys for the user who chose them', () => {
    const preferences = new FakePreferences();
    const keyboard = of('u1', preferences);

    keyboard.assign(submit, 'F2');

    expect([keyboard.keyOf(submit), keyboard.keyOf(discard)]).toEqual(['F2', 'Backspace']);
    expect(of('u1', preferences).keyOf(submit)).toBe('F2');
    expect(of('u2', preferences).keyOf(submit)).toBe('Enter');
  });

  it('can be reset, one or all', () => {
    const keyboard = of('u1', new FakePreferences());
    keyboard.assign(submit, 'F2');
    keyboard.assign(discard, 'd');

    keyboard.assign(submit, 'Enter');
    expect(keyboard.customKeys).toEqual({ discard: 'd' });

    keyboard.resetAll();
    expect(keyboard.customKeys).toEqual({});
  });

  it.each(['no JSON', 'null', '[1]', '{"submit":1}', '"F2"'])('are empty if %s is stored', (kept) => {
    const preferences = new FakePreferences();
    preferences.write('keys.u1.own', kept);

    expect(of('u1', preferences).keyOf(submit)).toBe('Enter');
  });
});
