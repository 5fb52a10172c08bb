import { describe, expect, it } from 'vitest';
import { aRemoval, aSave } from '../../../support/changes.ts';
import { anOutboxWorld, aTab, labelOf, settled } from '../../../support/outbox.ts';

/** One more than the limit of parallel requests. */
const five = ['r1', 'r2', 'r3', 'r4', 'r5'];

describe('two changes of one record', () => {
  it('become one while the first is unsent', async () => {
    const { outbox, responses, clock, store } = await aTab();
    responses.broken = 'offline';
    await outbox.post('d1', aSave('r1', { label: 'good' }));
    await settled();
    await outbox.post('d1', aSave('r1', { label: 'bad' }));
    await settled();
    expect(store.all).toHaveLength(1);
    responses.broken = undefined;
    const before = responses.calls.length;

    clock.advance(60_000);
    await settled();

    expect(responses.calls.slice(before)).toEqual(['create r1']);
    expect(labelOf(responses, 'r1')).toMatchObject({ label: 'bad' });
  });

  it('add up their times while the first is unsent', async () => {
    const { outbox, responses, clock, store } = await aTab();
    responses.broken = 'offline';
    await outbox.post('d1', aSave('r1', { label: 'good', activeMs: 4_000 }), aSave('r2'));
    await settled();
    await outbox.post('d1', aSave('r1', { label: 'bad', activeMs: 3_000 }));
    await settled();
    expect(store.all.map(({ change }) => change)).toContainEqual(expect.objectContaining({ activeMs: 7_000 }));
    responses.broken = undefined;

    clock.advance(60_000);
    await settled();

    expect(responses.activeMs.get('r1')).toBe(7_000);
    expect(responses.activeMs.get('r2')).toBeUndefined();
  });

  it('pass the response id of the first to the second', async () => {
    const { outbox, responses } = await aTab();
    responses.hold();
    await outbox.post('d1', aSave('r1', { label: 'good' }));
    await settled();
    await outbox.post('d1', aSave('r1', { label: 'bad' }));
    responses.release();
    await settled();

    expect(responses.calls).toEqual(['create r1', 'update r1']);
    expect(responses.of('r1')).toMatchObject({ id: 'response 1', answers: { mood: { label: 'bad' } } });
  });

  it('keep an id that only the unsent change knew', async () => {
    const { outbox, responses, clock } = await aTab();
    await responses.save({ recordId: 'r1', responseId: undefined, status: 'draft', answers: {} });
    responses.broken = 'offline';
    await outbox.post('d1', aSave('r1', { responseId: 'response 1' }));
    await outbox.post('d1', aSave('r1', { label: 'bad' }));
    await settled();
    responses.broken = undefined;

    clock.advance(60_000);
    await settled();

    expect(responses.calls.at(-1)).toBe('update r1');
  });

  it('remove a response in flight after it has arrived', async () => {
    const { outbox, responses } = await aTab();
    responses.hold();
    await outbox.post('d1', aSave('r1'));
    await settled();
    await outbox.post('d1', aRemoval('r1'));
    responses.release();
    await settled();

    expect(responses.calls).toEqual(['create r1', 'remove response 1']);
    expect(responses.of('r1')).toBeUndefined();
  });

  it('remove a response that may have arrived without an answer', async () => {
    const { outbox, responses, clock } = await aTab();
    responses.losesAnswers = true;
    await outbox.post('d1', aSave('r1'));
    await settled();
    await outbox.post('d1', aRemoval('r1'));
    await settled();
    responses.losesAnswers = false;

    clock.advance(60_000);
    await settled();

    expect(responses.of('r1')).toBeUndefined();
    expect(outbox.unsent).toEqual([]);
  });

  it('create a new response while the old one is being removed', async () => {
    const { outbox, responses } = await aTab();
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.hold();
    await outbox.post('d1', aRemoval('r1', 'response 1'));
    await settled();
    await outbox.post('d1', aSave('r1', { label: 'bad' }));
    responses.release();
    await settled();

    expect(responses.calls).toEqual(['create r1', 'remove response 1', 'create r1']);
  });

  it('drop a refused change when a newer one is posted', async () => {
    const { outbox, responses, store } = await aTab();
    responses.broken = 422;
    await outbox.post('d1', aSave('r1'));
    await settled();
    responses.broken = undefined;

    await outbox.post('d1', aSave('r1', { label: 'bad' }));
    await settled();

    expect(store.all).toEqual([]);
    expect(labelOf(responses, 'r1')).toMatchObject({ label: 'bad' });
  });

  it('ignore a refusal when a newer change is waiting', async () => {
    const { outbox, responses, kinds, reported } = await aTab();
    responses.broken = 422;
    responses.hold();
    await outbox.post('d1', aSave('r1'));
    await settled();
    await outbox.post('d1', aSave('r1', { label: 'bad' }));
    responses.release();
    await settled();

    expect(kinds()).toEqual(['queued', 'queued', 'refused']);
    expect(outbox.unsent).toMatchObject([{ change: aSave('r1', { label: 'bad' }) }]);
    expect(reported).toHaveLength(1);
  });

  it('remove a response that only another tab may know', async () => {
    const { outbox, responses } = await aTab();
    await responses.save({ recordId: 'r1', responseId: undefined, status: 'submitted', answers: {} });

    await outbox.post('d1', aRemoval('r1'));
    await settled();

    expect(responses.of('r1')).toBeUndefined();
  });
});

describe('another user', () => {
  it('neither sends nor sees the changes of the first user', async () => {
    const world = anOutboxWorld();
    world.responses.broken = 'offline';
    const ann = await aTab(world);
    await ann.outbox.post('d1', aSave('r1'));
    await settled();
    ann.outbox.stop();
    world.responses.broken = undefined;
    const before = world.responses.calls.length;

    const bob = await aTab(world, 'bob');
    world.clock.advance(60_000);
    world.connectivity.turn(true);
    await settled();

    expect(world.responses.calls.slice(before)).toEqual([]);
    expect(bob.outbox.unsent).toEqual([]);
    expect(world.store.all).toMatchObject([{ userId: 'ann' }]);
  });

  it('sends nothing of the first user in the same tab, even during a delivery pass', async () => {
    const { outbox, responses } = await aTab();
    responses.hold();
    await Promise.all(five.map((recordId) => outbox.post('d1', aSave(recordId))));
    await settled();
    outbox.stop();
    await outbox.start('bob');
    responses.release();
    await settled();

    expect(responses.calls).toEqual(['create r1', 'create r2', 'create r3', 'create r4']);
  });
});

describe('the token of another user', () => {
  it('is never used for answers from before the sign-in', async () => {
    const { outbox, responses, tokens, store } = await aTab();
    responses.hold();
    await Promise.all(five.map((recordId) => outbox.post('d1', aSave(recordId))));
    await settled();

    tokens.changeElsewhere('the token of bob');
    responses.release();
    await settled();
    expect(responses.calls).not.toContain('create r5');
    tokens.changeElsewhere('a newer token of ann');
    await outbox.start('ann');
    await settled();

    expect(responses.calls.filter((call) => call === 'create r5')).toHaveLength(1);
    expect(store.all).toEqual([]);
  });
});

describe('answers to several records', () => {
  it('are sent in parallel up to the limit, in the order of the answers', async () => {
    const { outbox, responses, store } = await aTab();
    responses.hold();
    await Promise.all(five.map((recordId) => outbox.post('d1', aSave(recordId))));
    await settled();
    expect(responses.calls).toEqual(['create r1', 'create r2', 'create r3', 'create r4']);

    responses.release();
    await settled();

    expect(responses.calls.at(-1)).toBe('create r5');
    expect(store.all).toEqual([]);
  });

  it('never have two changes of one record in flight', async () => {
    const { outbox, responses } = await aTab();
    responses.hold();
    await outbox.post('d1', aSave('r1', { label: 'good' }));
    await settled();
    await outbox.post('d1', aSave('r1', { label: 'bad' }));
    await outbox.post('d1', aSave('r2'));
    await settled();

    expect(responses.calls).toEqual(['create r1', 'create r2']);
  });
});

describe('a listener', () => {
  it('gets no events after it was removed', async () => {
    const { outbox } = await aTab();
    const heard: string[] = [];
    const leave = outbox.subscribe((events) => heard.push(...events.map(({ kind }) => kind)));
    leave();

    await outbox.post('d1', aSave('r1'));
    await settled();

    expect(heard).toEqual([]);
  });
});

describe('a bug', () => {
  it('is not treated as a failure', async () => {
    const { outbox, responses, store } = await aTab();
    const bug = new TypeError('a bug');
    responses.save = () => Promise.reject(bug);
    const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));

    await outbox.post('d1', aSave('r1'));

    expect(await unhandled).toBe(bug);
    expect(store.all).toHaveLength(1);
  });
});
