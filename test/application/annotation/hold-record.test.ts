import { describe, expect, it } from 'vitest';
import { HoldRecord } from '#application/annotation/hold-record.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { FakePageVisibility } from '../../support/browser/fake-page-visibility.ts';
import { settled } from '../../support/outbox.ts';
import { FakeLeaseRepository } from '../../support/repositories/fake-lease-repository.ts';

const twoMinutes = 120_000;

function holding() {
  const leases = new FakeLeaseRepository();
  const visibility = new FakePageVisibility();
  const clock = new FakeClock();
  const heard: string[] = [];
  const hold = new HoldRecord(leases, visibility, clock);
  const stop = hold.start((recordId, lease) => heard.push(`${recordId} ${lease}`));
  const take = (recordId: string, isForced?: boolean) => {
    hold.acquire(recordId, isForced);
    return settled();
  };
  const pass = (milliseconds: number) => {
    clock.advance(milliseconds);
    return settled();
  };
  return { leases, visibility, heard, hold, stop, take, pass };
}

describe('the lease of the record in view', () => {
  it('is requested once and announced', async () => {
    const { leases, heard, take } = holding();

    await take('r1');

    expect(leases.asked).toEqual(['take r1']);
    expect(heard).toEqual(['r1 held']);
  });

  it('is renewed every two minutes', async () => {
    const { leases, take, pass } = holding();
    await take('r1');

    await pass(twoMinutes - 1);
    expect(leases.asked).toHaveLength(1);
    await pass(1);
    await pass(twoMinutes);

    expect(leases.asked).toEqual(['take r1', 'take r1', 'take r1']);
  });

  it('is renewed by force if it was forced', async () => {
    const { leases, take, pass } = holding();
    await take('r1', true);

    await pass(twoMinutes);

    expect(leases.asked).toEqual(['force r1', 'force r1']);
  });

  it('is given up when the user leaves the record without an answer', async () => {
    const { leases, hold, take, pass } = holding();
    await take('r1');

    hold.giveUp();
    await pass(twoMinutes);

    expect(leases.asked).toEqual(['take r1', 'release r1']);
  });

  it('is not given up after an answer', async () => {
    const { leases, hold, take, pass } = holding();
    await take('r1');

    hold.forget();
    await pass(twoMinutes);

    expect(leases.asked).toEqual(['take r1']);
  });

  it('is given up when the page stops', async () => {
    const { leases, take, stop, pass } = holding();
    await take('r1');

    stop();
    await pass(twoMinutes);
    await pass(twoMinutes);

    expect(leases.asked).toEqual(['take r1', 'release r1']);
  });

  it('is given up when it arrives after the user has left', async () => {
    const { leases, hold, heard, take } = holding();
    leases.hold();
    await take('r1');
    hold.giveUp();
    await take('r2');

    leases.release();
    await settled();

    expect(leases.asked).toEqual(['take r1', 'take r2', 'release r1']);
    expect(heard).toEqual(['r2 held']);
  });

  it('is kept when it arrives after the user has come back', async () => {
    const { leases, hold, take } = holding();
    leases.hold();
    await take('r1');
    hold.giveUp();
    await take('r1');

    leases.release();
    await settled();

    expect(leases.asked).toEqual(['take r1', 'take r1']);
  });

  it('is announced as taken, and not given up, when another user holds it', async () => {
    const { leases, heard, hold, take } = holding();
    leases.lease = 'taken';

    await take('r1');
    hold.giveUp();

    expect(heard).toEqual(['r1 taken']);
    expect(leases.asked).toEqual(['take r1']);
  });

  it('is not announced when even a forced request fails', async () => {
    const { leases, heard, take } = holding();
    leases.lease = 'taken';

    await take('r1', true);

    expect(heard).toEqual([]);
  });
});

describe('a hidden page', () => {
  it('keeps the lease for up to two minutes', async () => {
    const { leases, visibility, take, pass } = holding();
    await take('r1');

    visibility.change(false);
    await pass(twoMinutes - 1);
    visibility.change(true);

    expect(leases.asked).toEqual(['take r1']);
  });

  it('gives the lease up after two minutes, and requests it again when it is visible', async () => {
    const { leases, visibility, take, pass } = holding();
    await take('r1');

    visibility.change(false);
    await pass(twoMinutes);
    await pass(twoMinutes);
    visibility.change(true);
    await settled();

    expect(leases.asked).toEqual(['take r1', 'release r1', 'take r1']);
  });

  it('gives the lease up at once when the page unloads', async () => {
    const { leases, visibility, take } = holding();
    await take('r1');

    visibility.end();

    expect(leases.asked).toEqual(['take r1', 'release r1']);
  });

  it('requests nothing without a record', async () => {
    const { leases, visibility, hold, pass } = holding();

    hold.giveUp();
    visibility.change(false);
    visibility.change(true);
    await pass(twoMinutes);

    expect(leases.asked).toEqual([]);
  });
});

describe('a failing lease request', () => {
  it('is retried later without a notice', async () => {
    const { leases, heard, hold, take, pass } = holding();
    leases.broken = 'offline';
    await take('r1');
    expect(heard).toEqual([]);

    leases.broken = undefined;
    await pass(twoMinutes);
    leases.broken = 500;
    hold.giveUp();
    await settled();

    expect(leases.asked).toEqual(['take r1', 'take r1', 'release r1']);
    expect(heard).toEqual(['r1 held']);
  });
});

describe('a lease without a listener', () => {
  it('is requested all the same', async () => {
    const leases = new FakeLeaseRepository();

    new HoldRecord(leases, new FakePageVisibility(), new FakeClock()).acquire('r1');
    await settled();

    expect(leases.asked).toEqual(['take r1']);
  });
});
