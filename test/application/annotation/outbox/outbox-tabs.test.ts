import { describe, expect, it } from 'vitest';
import { aSave } from '../../../support/changes.ts';
import { anOutboxWorld, aTab, labelOf, settled } from '../../../support/outbox.ts';

type World = ReturnType<typeof anOutboxWorld>;

async function closeUnsent(world: World) {
  world.responses.broken = 'offline';
  const { outbox } = await aTab(world);
  await outbox.post('d1', aSave('r1'));
  outbox.stop();
  await settled();
}

describe('two tabs', () => {
  it('never send the same answer twice', async () => {
    const world = anOutboxWorld();
    world.responses.broken = 'offline';
    const one = await aTab(world);
    await one.outbox.post('d1', aSave('r1'));
    await settled();
    const other = await aTab(world);
    await settled();
    world.responses.broken = undefined;
    const before = world.responses.calls.length;

    world.clock.advance(60_000);
    await settled();

    expect(world.responses.calls.slice(before)).toEqual(['create r1']);
    expect([one.outbox.unsent, other.outbox.unsent, world.store.all]).toEqual([[], [], []]);
  });

  it('confirm what the other tab has sent', async () => {
    const world = anOutboxWorld();
    world.responses.broken = 'offline';
    const one = await aTab(world);
    await one.outbox.post('d1', aSave('r1'));
    await settled();
    world.responses.broken = undefined;
    await aTab(world);
    await settled();

    world.clock.advance(60_000);
    await settled();

    expect(one.events.at(-1)).toMatchObject({ kind: 'confirmed', response: undefined });
  });

  it('notify of answers that the other tab sent while this tab was signed out', async () => {
    const world = anOutboxWorld();
    world.responses.broken = 401;
    const one = await aTab(world);
    await one.outbox.post('d1', aSave('r1'));
    await settled();
    world.responses.broken = undefined;
    world.tokens.write('another token');
    await aTab(world);
    await settled();

    await one.outbox.start('ann');

    expect(one.events.at(-1)).toMatchObject({ kind: 'confirmed', response: undefined });
    expect(one.outbox.unsent).toEqual([]);
  });

  it.each([
    ['the user comes back to it', (world: World) => world.visibility.change(true)],
    ['a minute has passed', (world: World) => world.clock.advance(60_000)],
  ])('send the answer of a closed tab once %s', async (_, come) => {
    const world = anOutboxWorld();
    const quiet = await aTab(world);
    await closeUnsent(world);
    world.responses.broken = undefined;
    world.clock.advance(1000);
    await settled();
    expect(quiet.outbox.unsent).toEqual([]);

    come(world);
    await settled();

    expect(quiet.kinds()).toEqual(['queued', 'confirmed']);
    expect(world.responses.of('r1')).toBeDefined();
    expect(world.store.all).toEqual([]);
  });

  it('both count an answer that cannot be sent', async () => {
    const world = anOutboxWorld();
    const quiet = await aTab(world);
    world.responses.broken = 'offline';
    const busy = await aTab(world);
    await busy.outbox.post('d1', aSave('r1'));
    await settled();

    world.visibility.change(true);
    await settled();

    expect(quiet.outbox.unsent).toHaveLength(1);
    expect(quiet.kinds()).toEqual(['queued', 'waiting']);
  });

  it('do not reread the storage while they are hidden', async () => {
    const world = anOutboxWorld();
    const quiet = await aTab(world);
    await closeUnsent(world);
    world.visibility.change(false);

    world.clock.advance(60_000);
    await settled();

    expect(quiet.outbox.unsent).toEqual([]);
  });

  it('both show a refusal', async () => {
    const world = anOutboxWorld();
    world.responses.broken = 'offline';
    const one = await aTab(world);
    await one.outbox.post('d1', aSave('r1'));
    await settled();
    world.responses.broken = 422;
    await aTab(world);
    await settled();

    world.clock.advance(60_000);
    await settled();

    expect(one.outbox.unsent).toMatchObject([{ refusal: { key: 'errors.http.422' } }]);
  });

  it('leave the newer answer at the server, whichever tab sends first', async () => {
    const world = anOutboxWorld();
    const [one, other] = [await aTab(world), await aTab(world)];
    world.responses.hold();

    await one.outbox.post('d1', aSave('r1', { label: 'good' }));
    await settled();
    await other.outbox.post('d1', aSave('r1', { label: 'worse' }));
    await one.outbox.post('d1', aSave('r1', { label: 'bad' }));
    world.responses.release();
    await settled();

    expect(labelOf(world.responses, 'r1')).toMatchObject({ label: 'bad' });
    expect(world.store.all).toEqual([]);
  });

  it.each([
    ['refused too', 422 as const, [{ change: aSave('r1', { label: 'bad' }), refusal: expect.any(Object) }]],
    ['taken', undefined, []],
  ])('keep the newer answer when the server refuses an older one of the other tab: %s', async (_, fault, kept) => {
    const world = anOutboxWorld();
    const [one, other] = [await aTab(world), await aTab(world)];
    world.responses.broken = 422;
    await other.outbox.post('d1', aSave('r1', { label: 'good' }));
    await settled();
    world.responses.broken = fault;

    await one.outbox.post('d1', aSave('r1', { label: 'bad' }));
    await settled();

    expect(world.store.all).toMatchObject(kept);
    expect(labelOf(world.responses, 'r1')).toEqual(fault ? undefined : expect.objectContaining({ label: 'bad' }));
  });
});
