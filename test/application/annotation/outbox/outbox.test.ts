import { describe, expect, it } from 'vitest';
import { aRemoval, aSave } from '../../../support/changes.ts';
import { anOutboxWorld, aTab, settled } from '../../../support/outbox.ts';
import { failing } from '../../../support/repositories/fake.ts';
import { FakeResponseRepository } from '../../../support/repositories/fake-response-repository.ts';

describe('an answer', () => {
  it('is kept before it is sent', async () => {
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

  it('is forgotten once it is confirmed, and not before', async () => {
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

  it('takes no answer while no user is signed in', async () => {
    const { outbox } = anOutboxWorld().openTab();

    await expect(outbox.post('d1', aSave('r1'))).rejects.toThrow('signed in');
  });

  it('is sent though the browser denies its storage, which is said', async () => {
    const { outbox, store, responses, kinds } = await aTab();
    store.isDenied = true;

    await outbox.post('d1', aSave('r1'));
    await settled();

    expect(kinds()).toEqual(['queued', 'not-stored', 'confirmed']);
    expect(responses.of('r1')).toBeDefined();
  });

  it('keeps its place in the order in which all were given', async () => {
    const { outbox, responses } = await aTab();

    await Promise.all(['r1', 'r2', 'r3'].map((recordId) => outbox.post('d1', aSave(recordId))));
    await settled();

    expect(responses.calls).toEqual(['create r1', 'create r2', 'create r3']);
  });
});

describe('an answer that could not be sent', () => {
  it.each(['offline', 500, 502, 503, 408, 425, 429] as const)(
    'is tried again after %s, and nobody is told',
    async (fault) => {
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
    },
  );

  it('is tried at ever longer intervals, up to a minute', async () => {
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

  it('is tried as soon as the browser is online again', async () => {
    const { outbox, responses, connectivity } = await aTab();
    responses.broken = 'offline';
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.broken = undefined;

    connectivity.turn(true);
    await settled();

    expect(responses.of('r1')).toBeDefined();
  });

  it('does not keep the answers to other records', async () => {
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

  it('leaves the others be for a while once two in a row got no answer', async () => {
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

  it('leaves the server in peace for as long as it asks, those answered meanwhile too', async () => {
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

  it('waits for a new sign-in after 401, and nothing is dropped', async () => {
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

  it('is sent again when 401 answers a request from before the new sign-in', async () => {
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

describe('an answer the server has something against', () => {
  it('is sent as an update after 409, for there is one already', async () => {
    const { outbox, responses } = await aTab();
    await responses.save({ recordId: 'r1', responseId: undefined, status: 'draft', answers: {} });

    await outbox.post('d1', aSave('r1'));
    await settled();

    expect(responses.calls.slice(1)).toEqual(['create r1', 'save r1 anyway']);
    expect(responses.of('r1')).toMatchObject({ id: 'response 1', status: 'submitted' });
  });

  it('arrives once though the first answer of the server was lost', async () => {
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

  it('is taken away under another id than the one that was known, and is gone where the record has none', async () => {
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

  it('is sent as a new one after 404 of its response', async () => {
    const { outbox, responses } = await aTab();

    await outbox.post('d1', aSave('r1', { responseId: 'deleted elsewhere' }));
    await settled();

    expect(responses.calls).toEqual(['update r1', 'create r1']);
    expect(responses.of('r1')?.id).toBe('response 1');
  });

  it('is taken away though it is gone already', async () => {
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
  ])('stays, with the reason, after %s', async (status, key) => {
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

  it('is given back once to the person who takes it up again', async () => {
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

  it('is not given back while it may still arrive', async () => {
    const { outbox, responses } = await aTab();
    responses.broken = 'offline';
    await outbox.post('d1', aSave('r1'));
    await settled();

    expect(outbox.restore(outbox.unsent[0]?.id ?? '')).toBeUndefined();
  });
});
