import { describe, expect, it } from 'vitest';
import { aSave } from '../../../support/changes.ts';
import { aTab, settled } from '../../../support/outbox.ts';

describe('an unsent answer', () => {
  it('is sent at once when somebody will not wait any longer', async () => {
    const { outbox, responses, store } = await aTab();
    responses.broken = 503;
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.broken = undefined;

    outbox.retryNow();
    await settled();

    expect(store.all).toEqual([]);
  });

  it('is not sent once more when the wait that was cut short is over', async () => {
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

  it('is never sent once it was forgotten', async () => {
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

  it('cannot be forgotten while it is on its way', async () => {
    const { outbox, responses } = await aTab();
    responses.hold();
    await outbox.post('d1', aSave('r1'));
    await settled();
    const [unsent] = outbox.unsent;

    outbox.cancel(unsent?.id ?? '');

    expect(unsent && outbox.isSending(unsent)).toBe(true);
    expect(outbox.unsent).toHaveLength(1);
  });

  it('is shown by whoever has its record, when it is asked for', async () => {
    const { outbox, responses, kinds } = await aTab();
    responses.broken = 422;
    await outbox.post('d1', aSave('r1'));
    await settled();

    for (const each of outbox.unsent) outbox.requestRestore(each);

    expect(kinds().slice(-2)).toEqual(['refused', 'restore-requested']);
  });
});
