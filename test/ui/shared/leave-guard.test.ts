import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LeaveGuard } from '#ui/shared/leave-guard.ts';
import { Toggles } from '#ui/shared/toggles.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';

let preferences: FakePreferences;
let guard: LeaveGuard;
let stop: () => void;
beforeEach(() => {
  preferences = new FakePreferences();
  guard = new LeaveGuard(new Toggles(preferences));
  stop = guard.activate();
});
afterEach(() => stop());

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('closing the page', () => {
  it('asks nothing while nothing would be lost', () => {
    guard.askWhile(() => false);

    expect(asks()).toBe(false);
  });

  it('asks while something would be lost, and no longer', () => {
    let isChanged = true;
    guard.askWhile(() => isChanged);
    expect(asks()).toBe(true);

    isChanged = false;

    expect(asks()).toBe(false);
  });

  it('asks nothing for a page that was left', () => {
    const leave = guard.askWhile(() => true);

    leave();

    expect(asks()).toBe(false);
  });

  it('asks nothing if the guard is switched off in client storage', () => {
    guard.askWhile(() => true);

    preferences.write('toggle.close-prompt', 'off');

    expect(asks()).toBe(false);
  });

  it('asks nothing once the application has stopped', () => {
    guard.askWhile(() => true);

    stop();

    expect(asks()).toBe(false);
  });
});
