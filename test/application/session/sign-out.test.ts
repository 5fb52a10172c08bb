import { describe, expect, it } from 'vitest';
import { SignOut } from '#application/session/sign-out.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';
import { aSave } from '../../support/changes.ts';
import { anOutboxWorld, settled } from '../../support/outbox.ts';

describe('signing out', () => {
  it('removes the token and stops sending, but keeps unsent answers', async () => {
    const { openTab, responses, store, clock } = anOutboxWorld();
    const { outbox } = openTab();
    const tokens = new FakeTokenStore('token of ann');
    await outbox.start('ann');
    responses.broken = 'offline';
    await outbox.post('d1', aSave('r1'));
    await settled();

    new SignOut(tokens, outbox).execute();
    clock.advance(60_000);
    await settled();

    expect(tokens.read()).toBeUndefined();
    expect([responses.calls.length, store.all.length]).toEqual([1, 1]);
  });
});
