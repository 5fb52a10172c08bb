import { describe, expect, it } from 'vitest';
import { Reauthentication } from '#application/session/reauthentication.ts';

describe('a token that is no longer taken', () => {
  it('is asked about where somebody can sign in again, and all who ask hear of it', async () => {
    const reauthentication = new Reauthentication();
    const asked: string[] = [];
    reauthentication.onExpired((token) => asked.push(token) > 0);

    const answers = [reauthentication.request('old'), reauthentication.request('old')];
    reauthentication.settle(true);

    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(asked).toEqual(['old', 'old']);
  });

  it('is renewed nowhere where nobody can sign in', async () => {
    expect(new Reauthentication().request('old')).toBeUndefined();
  });

  it('is no longer waited for when nobody can sign in any more', async () => {
    const reauthentication = new Reauthentication();
    const stop = reauthentication.onExpired(() => true);

    const answer = reauthentication.request('old');
    stop();

    expect(await answer).toBe(false);
    expect(reauthentication.request('old')).toBeUndefined();
  });

  it('is renewed nowhere for who is not signed in', () => {
    const reauthentication = new Reauthentication();
    reauthentication.onExpired(() => false);

    expect(reauthentication.request('old')).toBeUndefined();
  });
});
