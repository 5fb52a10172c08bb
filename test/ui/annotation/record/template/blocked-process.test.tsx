import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Clock } from '#application/ports/shared/clock.ts';
import { TemplateFrame } from '#ui/annotation/record/template/template-frame.tsx';
import { FakeClock } from '../../../../support/browser/fake-clock.ts';
import { alone } from '../../../support/alone.tsx';
import { page, say } from './template-page.tsx';

afterEach(cleanup);

describe('two templates, of which one never ends', () => {
  const card = () => screen.queryByTitle<HTMLIFrameElement>('Card');
  const other = () => screen.queryByTitle<HTMLIFrameElement>('Other');
  const both = (id: string) => (
    <>
      {page({ id })}
      <TemplateFrame title="Other" template="{{record.id}}" advancedMode={false} record={{ id }} value="other value" />
    </>
  );

  /** The first template has started, and blocks the process of both. */
  async function openBothFrames() {
    const clock = new FakeClock();
    const { show, container } = await alone();
    container.rebind(Clock).toConstantValue(clock);
    const { rerender } = show(both('r1'));
    for (const each of [card(), other()]) say({ kind: 'ready' }, { source: each?.contentWindow ?? null });
    say({ kind: 'begun', contentId: 1, isPassive: false });
    const wait = (time: number) => act(async () => clock.advance(time));
    return { next: () => rerender(both('r2')), wait };
  }

  it('are both removed to end the process, and the other one is shown again', async () => {
    const { wait } = await openBothFrames();

    await wait(5000);
    expect([card(), other()]).toEqual([null, null]);
    expect(screen.getByText('The template did not finish. Here is its data.')).toBeTruthy();
    await wait(100);

    expect(card()).toBeNull();
    say({ kind: 'ready' }, { source: other()?.contentWindow ?? null });
    say({ kind: 'shown', contentId: 2, height: 90 }, { source: other()?.contentWindow ?? null });
    expect(other()?.dataset.shown).toBe('true');
    expect(screen.getAllByText(/did not finish/)).toHaveLength(1);
  });

  it('are not taken for pages that navigated away if the first load of a blocked one is reported late', async () => {
    const { wait } = await openBothFrames();
    const shownOther = other();
    say({ kind: 'begun', contentId: 1, isPassive: false }, { source: shownOther?.contentWindow ?? null });

    if (shownOther) fireEvent.load(shownOther);
    await wait(1000);

    expect(screen.queryByText(/navigated away/)).toBeNull();
    expect(other()).toBe(shownOther);
    await wait(4000);
    await wait(100);
    expect(screen.queryByText(/navigated away/)).toBeNull();
    expect(other()).not.toBeNull();
  });

  const respond = () => {
    for (const each of [card(), other()]) say({ kind: 'ready' }, { source: each?.contentWindow ?? null });
  };
  const play = (contentId: number) => {
    for (const each of [card(), other()])
      say({ kind: 'shown', contentId, height: 90 }, { source: each?.contentWindow ?? null });
  };
  const areShown = () => [card()?.dataset.shown, other()?.dataset.shown];

  it('are both removed and shown again if neither responds within a second of the next record', async () => {
    const { next, wait } = await openBothFrames();

    next();
    await wait(999);
    expect(card()).not.toBeNull();
    await wait(1);
    expect([card(), other()]).toEqual([null, null]);
    await wait(100);

    respond();
    play(3);
    expect(areShown()).toEqual(['true', 'true']);
  });

  it('are both removed for the next record if the first one hangs after it was shown', async () => {
    const { next, wait } = await openBothFrames();
    say({ kind: 'shown', contentId: 1, height: 90 });

    next();
    await wait(1000);

    expect([card(), other()]).toEqual([null, null]);
  });

  it('stay if one of them responds', async () => {
    const { next, wait } = await openBothFrames();
    next();
    say({ kind: 'begun', contentId: 2, isPassive: true }, { source: other()?.contentWindow ?? null });
    const frames = [card(), other()];

    await wait(1000);

    expect([card(), other()]).toEqual(frames);
  });

  it('are removed again for longer if the browser had not ended their process', async () => {
    const { next, wait } = await openBothFrames();
    next();
    for (const pause of [100, 400, 1600]) {
      await wait(1000);
      await wait(pause - 1);
      expect(card()).toBeNull();
      await wait(1);
      expect(card()).not.toBeNull();
    }

    await wait(1000);
    expect(card()).not.toBeNull();
    respond();
    play(5);

    expect(areShown()).toEqual(['true', 'true']);
  });

  it('are given up after another second if neither has started', async () => {
    const { wait } = await openBothFrames();
    await wait(5000);
    await wait(100);
    say({ kind: 'ready' }, { source: other()?.contentWindow ?? null });

    await wait(5000);
    expect(screen.getAllByText(/did not finish/)).toHaveLength(1);
    await wait(1000);

    expect(screen.getAllByText(/did not finish/)).toHaveLength(2);
  });
});
