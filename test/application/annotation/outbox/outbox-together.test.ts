import { describe, expect, it } from 'vitest';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import { aRemoval, aSave } from '../../../support/changes.ts';
import { anOutboxWorld, aTab, settled } from '../../../support/outbox.ts';
import { FakeResponseRepository } from '../../../support/repositories/fake-response-repository.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `r${at + 1}`);
const saves = (count: number, label = 'good') => ids(count).map((id) => aSave(id, { label }));
const together = (...recordIds: readonly string[]) => `save ${recordIds.join(', ')} together`;

describe('changes posted together', () => {
  it('are sent ten at a time', async () => {
    const { outbox, responses, store } = await aTab();

    await outbox.post('d1', ...saves(23));
    await settled();

    const all = ids(23);
    expect(responses.calls).toEqual([
      together(...all.slice(0, 10)),
      together(...all.slice(10, 20)),
      together(...all.slice(20)),
    ]);
    expect(all.every((id) => responses.of(id)?.status === 'submitted')).toBe(true);
    expect([store.all, outbox.unsent]).toEqual([[], []]);
  });

  it('have at most four batches in flight', async () => {
    const { outbox, responses } = await aTab();
    responses.hold();

    await outbox.post('d1', ...saves(60));
    await settled();

    expect(responses.calls).toHaveLength(4);
    expect(outbox.unsent.filter(outbox.isSending)).toHaveLength(40);
    responses.release();
    await settled();
    expect(responses.calls).toHaveLength(6);
  });

  it('are announced together', async () => {
    const { outbox } = await aTab();
    const announced: (readonly OutboxEvent[])[] = [];
    outbox.subscribe((events) => announced.push(events));

    await outbox.post('d1', ...saves(12));
    await settled();

    expect(announced.map((events) => [events[0]?.kind, events.length])).toEqual([
      ['queued', 12],
      ['confirmed', 10],
      ['confirmed', 2],
    ]);
  });

  it('fall back to single requests where the server refuses one of them', async () => {
    const { outbox, events, reported } = await aTab(anOutboxWorld(new FakeResponseRepository(['r1', 'r3'])));

    await outbox.post('d1', ...saves(3));
    await settled();

    const refused = events.filter(({ kind }) => kind === 'refused');
    expect(refused).toMatchObject([{ unsent: { change: { recordId: 'r2' } } }]);
    expect(outbox.unsent.map(({ change }) => change.recordId)).toEqual(['r2']);
    expect(reported).toHaveLength(1);
  });

  it('report one failure however many of them are refused', async () => {
    const { outbox, reported, kinds } = await aTab(anOutboxWorld(new FakeResponseRepository([])));

    await outbox.post('d1', ...saves(8));
    await settled();

    expect(kinds().filter((kind) => kind === 'refused')).toHaveLength(8);
    expect(reported).toHaveLength(1);
  });

  it('are retried after a timeout, and stored once', async () => {
    const { outbox, responses, clock, kinds } = await aTab();
    responses.losesAnswers = true;
    await outbox.post('d1', ...saves(10));
    await settled();
    expect(kinds()).toContain('waiting');
    responses.losesAnswers = false;

    clock.advance(60_000);
    await settled();

    expect(responses.calls).toEqual([together(...ids(10)), together(...ids(10))]);
    expect(responses.of('r1')?.id).toBe('response 1');
    expect(outbox.unsent).toEqual([]);
  });

  it('are sent by the next page after this one was closed', async () => {
    const { outbox, responses, openTab, store } = await aTab();
    responses.broken = 'offline';
    await outbox.post('d1', ...saves(15));
    await settled();
    outbox.stop();
    responses.broken = undefined;

    const next = openTab();
    await next.outbox.start('ann');
    await settled();

    expect(responses.calls.slice(-2)).toEqual([together(...ids(10)), together(...ids(15).slice(10))]);
    expect(store.all).toEqual([]);
  });

  it('are superseded by later answers', async () => {
    const { outbox, responses, clock } = await aTab();
    responses.broken = 'offline';
    await outbox.post('d1', ...saves(3));
    await outbox.post('d1', aSave('r2', { label: 'bad' }));
    await settled();
    responses.broken = undefined;

    clock.advance(60_000);
    await settled();

    expect(responses.of('r1')?.answers.mood).toMatchObject({ label: 'good' });
    expect(responses.of('r2')?.answers.mood).toMatchObject({ label: 'bad' });
    expect(outbox.unsent).toEqual([]);
  });

  it('are removed one by one, because the API has no bulk removal', async () => {
    const { outbox, responses } = await aTab();
    await outbox.post('d1', ...saves(2));
    await settled();

    await outbox.post('d1', aRemoval('r1', 'response 1'), aRemoval('r2', 'response 2'));
    await settled();

    expect(responses.calls.slice(1)).toEqual(['remove response 1', 'remove response 2']);
  });

  it('can be cancelled, except in flight', async () => {
    const { outbox, responses, kinds, store } = await aTab();
    responses.hold();
    await outbox.post('d1', ...saves(50));
    await settled();

    outbox.cancel(...outbox.unsent.map(({ id }) => id));
    responses.release();
    await settled();

    expect(kinds().filter((kind) => kind === 'cancelled')).toHaveLength(10);
    expect(ids(50).filter((id) => responses.of(id))).toEqual(ids(40));
    expect(store.all).toEqual([]);
  });

  it('are stored in one write, and removed in one for each batch', async () => {
    const { outbox, store } = await aTab();
    const writes: number[] = [];
    const put = store.put.bind(store);
    store.put = (...all) => {
      writes.push(all.length);
      return put(...all);
    };

    await outbox.post('d1', ...saves(30));
    await settled();

    expect(writes).toEqual([30]);
  });
});
