import { describe, expect, it } from 'vitest';
import { aSave } from '../../../support/changes.ts';
import { aTab, settled } from '../../../support/outbox.ts';

describe('an unsent answer', () => {
  it('is sent at once when the user retries', async () => {
    const { outbox, responses, store } = await aTab();
    responses.broken = 503;
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.broken = undefined;

    outbox.retryNow();
    await settled();

    expect(store.all).toEqual([]);
  });

  it('is not sent again when the interrupted wait ends', async () => {
    const { outbox, responses, clock } = await aTab();
    responses.broken = 503;
    await outbox.post('d1', aSave('r1'));
    await settled();
    outbox.retryNow();
    await settled();
    const calls = responses.calls.length;

    clock.advance(1000);
    await settled();

    expect(responses.calls.length).toBe(calls + 1);
  });

  it('is never sent after it was cancelled', async () => {
    const { outbox, responses, store, clock, kinds } = await aTab();
    responses.broken = 503;
    await outbox.post('d1', aSave('r1'));
    await settled();
    const calls = responses.calls.length;

    outbox.cancel(outbox.unsent[0]?.id ?? '');
    clock.advance(60_000);
    await settled();

    expect(kinds().at(-1)).toBe('cancelled');
    expect([store.all, outbox.unsent, responses.calls.length]).toEqual([[], [], calls]);
  });

  it('cannot be cancelled in flight', async () => {
    const { outbox, responses } = await aTab();
    responses.hold();
    await outbox.post('d1', aSave('r1'));
    await settled();
    const [unsent] = outbox.unsent;

    outbox.cancel(unsent?.id ?? '');

    expect(unsent && outbox.isSending(unsent)).toBe(true);
    expect(outbox.unsent).toHaveLength(1);
  });

  it('is shown by the view of its record on request', async () => {
    const { outbox, responses, kinds } = await aTab();
    responses.broken = 422;
    await outbox.post('d1', aSave('r1'));
    await settled();

    for (const each of outbox.unsent) outbox.requestRestore(each);

    expect(kinds().slice(-2)).toEqual(['refused', 'restore-requested']);
  });
});
