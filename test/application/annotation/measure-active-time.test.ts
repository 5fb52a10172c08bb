import { describe, expect, it } from 'vitest';
import { MeasureActiveTime } from '#application/annotation/measure-active-time.ts';
import type { UserInput } from '#application/ports/shared/user-input.ts';
import { Listeners } from '#application/shared/listeners.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { FakePageVisibility } from '../../support/browser/fake-page-visibility.ts';

class FakeInput implements UserInput {
  private readonly listeners = new Listeners<undefined>();
  watch = this.listeners.add;
  notice = () => this.listeners.notify(undefined);
}

function measuring() {
  const input = new FakeInput();
  const visibility = new FakePageVisibility();
  const clock = new FakeClock();
  const activeTime = new MeasureActiveTime(input, visibility, clock);
  const stop = activeTime.start();
  const work = (milliseconds: number) => {
    clock.advance(milliseconds);
    input.notice();
  };
  return { activeTime, visibility, clock, stop, work };
}

describe('the measured time', () => {
  it('is taken once, and begins again', () => {
    const { activeTime, work, clock } = measuring();
    work(4_000);
    clock.advance(1_000);

    expect(activeTime.take()).toBe(5_000);
    work(2_000);
    expect(activeTime.take()).toBe(2_000);
  });

  it('begins with the record that is shown', () => {
    const { activeTime, work } = measuring();
    work(30_000);

    activeTime.restart();
    work(3_000);

    expect(activeTime.take()).toBe(3_000);
  });

  it('leaves out hidden pages and long pauses', () => {
    const { activeTime, visibility, work, clock } = measuring();
    work(2_000);
    visibility.change(false);
    clock.advance(500_000);
    visibility.change(true);
    work(1_000);
    work(600_000);

    expect(activeTime.take()).toBe(63_000);
  });

  it('notices no input after its end', () => {
    const { activeTime, stop, work } = measuring();
    stop();

    work(50_000);
    work(50_000);

    expect(activeTime.take()).toBe(60_000);
  });
});
