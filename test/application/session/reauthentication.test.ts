import { describe, expect, it } from 'vitest';
import { Reauthentication } from '#application/session/reauthentication.ts';

describe('an expired token', () => {
  it('opens the dialog, which settles all waiting calls', async () => {
    const reauthentication = new Reauthentication();
    const asked: string[] = [];
    reauthentication.onExpired((token) => asked.push(token) > 0);

    const answers = [reauthentication.request('old'), reauthentication.request('old')];
    reauthentication.settle(true);

    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(asked).toEqual(['old', 'old']);
  });

  it('is not renewed without a dialog', async () => {
    expect(new Reauthentication().request('old')).toBeUndefined();
  });

  it('is not renewed when the dialog is removed', async () => {
    const reauthentication = new Reauthentication();
    const stop = reauthentication.onExpired(() => true);

    const answer = reauthentication.request('old');
    stop();

    expect(await answer).toBe(false);
    expect(reauthentication.request('old')).toBeUndefined();
  });

  it('is not renewed when the dialog refuses it', () => {
    const reauthentication = new Reauthentication();
    reauthentication.onExpired(() => false);

    expect(reauthentication.request('old')).toBeUndefined();
  });
});
