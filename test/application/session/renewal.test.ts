import { describe, expect, it } from 'vitest';
import { Renewal } from '#application/session/renewal.ts';

describe('a token that is no longer taken', () => {
  it('is asked about where somebody can sign in again, and all who ask hear of it', async () => {
    const renewal = new Renewal();
    const asked: string[] = [];
    renewal.handle((token) => asked.push(token) > 0);

    const answers = [renewal.ask('old'), renewal.ask('old')];
    renewal.settle(true);

    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(asked).toEqual(['old', 'old']);
  });

  it('is renewed nowhere where nobody can sign in', async () => {
    expect(new Renewal().ask('old')).toBeUndefined();
  });

  it('is no longer waited for when nobody can sign in any more', async () => {
    const renewal = new Renewal();
    const stop = renewal.handle(() => true);

    const answer = renewal.ask('old');
    stop();

    expect(await answer).toBe(false);
    expect(renewal.ask('old')).toBeUndefined();
  });

  it('is renewed nowhere for who is not signed in', () => {
    const renewal = new Renewal();
    renewal.handle(() => false);

    expect(renewal.ask('old')).toBeUndefined();
  });
});
