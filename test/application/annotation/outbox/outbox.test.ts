import { describe, expect, it } from 'vitest';
import { aRemoval, aSave } from '../../../support/changes.ts';
import { anOutboxWorld, aTab, settled } from '../../../support/outbox.ts';
import { failing } from '../../../support/repositories/fake.ts';
import { FakeResponseRepository } from '../../../support/repositories/fake-response-repository.ts';

describe('an answer', () => {
  it('is stored before it is sent', async () => {
    const { outbox, store, responses } = await aTab();
    const letGo = store.hold();

    const posted = outbox.post('d1', aSave('r1'));
    await settled();
    expect(responses.calls).toEqual([]);
    letGo();
    await posted;
    expect(store.all).toHaveLength(1);
    await settled();

    expect(responses.calls).toEqual(['create r1']);
  });

  it('is removed from the storage once it is confirmed', async () => {
    const { outbox, store, responses, events, kinds } = await aTab();
    responses.hold();

    await outbox.post('d1', aSave('r1'));
    await settled();
    expect([store.all.length, outbox.unsent.length]).toEqual([1, 1]);
    responses.release();
    await settled();

    expect([store.all, outbox.unsent]).toEqual([[], []]);
    expect(kinds()).toEqual(['queued', 'confirmed']);
    expect(events[1]).toMatchObject({ response: { id: 'response 1', status: 'submitted' } });
  });

  it('is sent again after a reload', async () => {
    const world = await aTab();
    world.responses.broken = 'offline';
    await world.outbox.post('d1', aSave('r1', { label: 'bad' }));
    await settled();
    world.responses.broken = undefined;

    const reloaded = await aTab(world);
    expect(reloaded.outbox.unsent).toHaveLength(1);
    await settled();

    expect(world.responses.of('r1')?.answers).toEqual({ mood: { type: 'label_selection', label: 'bad' } });
    expect(world.store.all).toEqual([]);
  });

  it('is rejected without a signed-in user', async () => {
    const { outbox } = anOutboxWorld().openTab();

    await expect(outbox.post('d1', aSave('r1'))).rejects.toThrow('signed in');
  });

  it('is sent and announced when the browser denies its storage', async () => {
    const { outbox, store, responses, kinds } = await aTab();
    store.isDenied = true;

    await outbox.post('d1', aSave('r1'));
    await settled();

    expect(kinds()).toEqual(['queued', 'not-stored', 'confirmed']);
    expect(responses.of('r1')).toBeDefined();
  });

  it('is sent in the order of posting', async () => {
    const { outbox, responses } = await aTab();

    await Promise.all(['r1', 'r2', 'r3'].map((recordId) => outbox.post('d1', aSave(recordId))));
    await settled();

    expect(responses.calls).toEqual(['create r1', 'create r2', 'create r3']);
  });
});

describe('an answer that could not be sent', () => {
  it.each(['offline', 500, 502, 503, 408, 425, 429] as const)('is retried after %s without a notice', async (fault) => {
    const { outbox, responses, clock, kinds, reported, store } = await aTab();
    responses.broken = fault;
    await outbox.post('d1', aSave('r1'));
    await settled();
    expect([responses.calls.length, store.all.length, clock.patience]).toEqual([1, 1, 1000]);

    responses.broken = undefined;
    clock.advance(1000);
    await settled();

    expect(responses.calls).toEqual(['create r1', 'create r1']);
    expect(kinds()).toEqual(['queued', 'waiting', 'confirmed']);
    expect(reported).toEqual([]);
  });

  it('is retried at growing intervals of up to a minute', async () => {
    const { outbox, responses, clock } = await aTab();
    responses.broken = 503;
    await outbox.post('d1', aSave('r1'));
    const tries = [0];

    for (let second = 1; second <= 250; second += 1) {
      await settled();
      clock.advance(1000);
      await settled();
      if (responses.calls.length > tries.length) tries.push(second);
    }

    const pauses = tries.slice(1).map((second, at) => second - (tries[at] ?? 0));
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('is retried as soon as the browser is online', async () => {
    const { outbox, responses, connectivity } = await aTab();
    responses.broken = 'offline';
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.broken = undefined;

    connectivity.turn(true);
    await settled();

    expect(responses.of('r1')).toBeDefined();
  });

  it('does not hold up answers to other records', async () => {
    const responses = new FakeResponseRepository();
    const { outbox } = await aTab(anOutboxWorld(responses));
    responses.broken = 500;
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.broken = undefined;
    const save = responses.save.bind(responses);
    responses.save = async (answered) => {
      if (answered.recordId === 'r1') throw failing('ERROR_CREATING_RECORD_RESPONSE', 500);
      return save(answered);
    };

    await outbox.post('d1', aSave('r2'));
    await settled();

    expect(responses.of('r2')).toBeDefined();
    expect(outbox.unsent.map(({ change }) => change.recordId)).toEqual(['r1']);
  });

  it('pauses the others after two batches in a row without a response', async () => {
    const { outbox, responses, clock } = await aTab();
    responses.broken = 'offline';
    const six = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'];
    await Promise.all(six.map((recordId) => outbox.post('d1', aSave(recordId))));
    await settled();
    const before = responses.calls.length;

    clock.advance(60_000);
    await settled();

    expect(responses.calls.slice(before)).not.toContain('create r6');
  });

  it('pauses all sending for as long as the server asks', async () => {
    const { outbox, responses, clock, connectivity } = await aTab();
    responses.broken = 429;
    responses.retryAfter = 30_000;
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.broken = undefined;

    await outbox.post('d1', aSave('r2'));
    connectivity.turn(true);
    clock.advance(29_999);
    await settled();
    expect(responses.calls).toEqual(['create r1']);
    clock.advance(1);
    await settled();

    expect(responses.calls).toEqual(['create r1', 'create r1', 'create r2']);
    expect(outbox.unsent).toEqual([]);
  });

  it('waits for a new sign-in after 401', async () => {
    const { outbox, responses, clock, events, reported } = await aTab();
    responses.broken = 401;
    await outbox.post('d1', aSave('r1'));
    await settled();
    await outbox.post('d1', aSave('r2'));
    await settled();
    clock.advance(600_000);
    await settled();
    expect(responses.calls).toEqual(['create r1']);
    expect(events).toContainEqual({ kind: 'waiting', for: 'sign-in' });

    responses.broken = undefined;
    await outbox.start('ann');
    await settled();

    expect([responses.of('r1'), responses.of('r2')]).not.toContain(undefined);
    expect(reported).toEqual([]);
  });

  it('is sent again when the 401 belongs to a request from before the new sign-in', async () => {
    const { outbox, responses, tokens, kinds } = await aTab();
    const save = responses.save.bind(responses);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    responses.save = async (response) => {
      const sentWith = tokens.read();
      await answered;
      if (sentWith === 'a token') throw failing('ERROR_CREATING_RECORD_RESPONSE', 401);
      return save(response);
    };
    await outbox.post('d1', aSave('r1'));
    await settled();

    tokens.write('another token');
    await outbox.start('ann');
    answer();
    await settled();

    expect(responses.of('r1')).toBeDefined();
    expect(kinds()).toEqual(['queued', 'confirmed']);
  });
});

describe('an answer that the server rejects', () => {
  it('is sent as an update after 409', async () => {
    const { outbox, responses } = await aTab();
    await responses.save({ recordId: 'r1', responseId: undefined, status: 'draft', answers: {} });

    await outbox.post('d1', aSave('r1'));
    await settled();

    expect(responses.calls.slice(1)).toEqual(['create r1', 'save r1 anyway']);
    expect(responses.of('r1')).toMatchObject({ id: 'response 1', status: 'submitted' });
  });

  it('is stored once though the first response was lost', async () => {
    const { outbox, responses, clock } = await aTab();
    responses.losesAnswers = true;
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.losesAnswers = false;

    clock.advance(1000);
    await settled();

    expect(responses.calls).toEqual(['create r1', 'create r1', 'save r1 anyway']);
    expect(outbox.unsent).toEqual([]);
  });

  it('is removed under the id that the server has, or is gone already', async () => {
    const { outbox, responses } = await aTab();
    await responses.save({ recordId: 'r1', responseId: undefined, status: 'submitted', answers: {} });

    await outbox.post('d1', aRemoval('r1', 'of before'));
    await settled();
    await outbox.post('d1', aRemoval('r1', 'of before'));
    await settled();

    expect(responses.of('r1')).toBeUndefined();
    const tried = ['remove of before', 'find r1'];
    expect(responses.calls.slice(1)).toEqual([...tried, 'remove response 1', ...tried]);
    expect(outbox.unsent).toEqual([]);
  });

  it('is created again after 404 of its response', async () => {
    const { outbox, responses } = await aTab();

    await outbox.post('d1', aSave('r1', { responseId: 'deleted elsewhere' }));
    await settled();

    expect(responses.calls).toEqual(['update r1', 'create r1']);
    expect(responses.of('r1')?.id).toBe('response 1');
  });

  it('counts as removed when it is gone already', async () => {
    const { outbox, kinds } = await aTab();

    await outbox.post('d1', aRemoval('r1', 'deleted elsewhere'));
    await settled();

    expect(kinds()).toEqual(['queued', 'confirmed']);
  });

  it.each([
    [400, 'errors.http.422'],
    [403, 'errors.http.403'],
    [413, 'errors.http.413'],
    [422, 'errors.http.422'],
  ])('stays with the reason after %s', async (status, key) => {
    const { outbox, responses, store, events, reported } = await aTab();
    responses.broken = status;
    await outbox.post('d1', aSave('r1'));
    await settled();

    expect(events.at(-1)).toMatchObject({
      kind: 'refused',
      unsent: { change: aSave('r1') },
      failure: { cause: { status } },
    });
    expect(store.all).toMatchObject([{ refusal: { key } }]);
    expect(reported).toMatchObject([{ status }]);
  });

  it('stays refused after a reload, and is not sent again', async () => {
    const world = await aTab(anOutboxWorld(new FakeResponseRepository([])));
    await world.outbox.post('d1', aSave('r1'));
    await settled();

    const reloaded = await aTab(world);
    await settled();

    expect(world.responses.calls).toEqual(['create r1']);
    expect(reloaded.outbox.unsent).toMatchObject([{ refusal: expect.any(Object) }]);
  });

  it('can be restored once', async () => {
    const { outbox, responses, store } = await aTab();
    responses.broken = 422;
    await outbox.post('d1', aSave('r1'));
    await settled();
    const id = outbox.unsent[0]?.id ?? '';

    const taken = outbox.restore(id);
    await settled();

    expect(taken?.change).toEqual(aSave('r1'));
    expect([store.all, outbox.unsent, outbox.restore(id)]).toEqual([[], [], undefined]);
  });

  it('cannot be restored while it can be sent', async () => {
    const { outbox, responses } = await aTab();
    responses.broken = 'offline';
    await outbox.post('d1', aSave('r1'));
    await settled();

    expect(outbox.restore(outbox.unsent[0]?.id ?? '')).toBeUndefined();
  });
});
