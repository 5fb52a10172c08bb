import { describe, expect, it } from 'vitest';
import { FollowDatasets } from '#application/datasets/follow-datasets.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { FakeConnectivity } from '../../support/browser/fake-connectivity.ts';
import { FakeLiveEvents } from '../../support/browser/fake-live-events.ts';
import { FakePageVisibility } from '../../support/browser/fake-page-visibility.ts';

function following(hasLiveEvents: boolean, isVisible = true) {
  const live = new FakeLiveEvents();
  const visibility = new FakePageVisibility();
  visibility.isVisible = isVisible;
  const connectivity = new FakeConnectivity();
  const clock = new FakeClock();
  const heard: string[] = [];
  const stop = new FollowDatasets(live, visibility, connectivity, clock).execute(hasLiveEvents, {
    changed: (id) => heard.push(id),
    listChanged: () => heard.push('list'),
  });
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { live, visibility, connectivity, heard, stop, pass };
}

describe('following the list of datasets', () => {
  it('forwards live events', () => {
    const { live, heard } = following(true);

    live.tell({ kind: 'dataset', datasetId: 'reviews' });
    live.tell({ kind: 'datasets' });
    live.tell({ kind: 'missed' });

    expect(heard).toEqual(['reviews', 'list', 'list']);
  });

  it('polls every 30 seconds without live events', async () => {
    const { live, heard, pass } = following(false);

    await pass(29_999);
    expect(heard).toEqual([]);
    await pass(1);
    await pass(30_000);

    expect(heard).toEqual(['list', 'list']);
    expect(live.followers).toBe(0);
  });

  it.each([true, false])(
    'pauses while the page is hidden, and reloads when it is visible (%s)',
    async (hasLiveEvents) => {
      const { live, visibility, heard, pass } = following(hasLiveEvents);

      visibility.change(false);
      live.tell({ kind: 'datasets' });
      await pass(60_000);
      expect([live.followers, heard]).toEqual([0, []]);

      visibility.change(true);
      expect(heard).toEqual(['list']);
      expect(live.followers).toBe(hasLiveEvents ? 1 : 0);
    },
  );

  it('does not poll offline', async () => {
    const { connectivity, heard, pass } = following(false);

    connectivity.turn(false);
    await pass(30_000);
    expect(heard).toEqual([]);

    connectivity.turn(true);
    await pass(30_000);
    expect(heard).toEqual(['list']);
  });

  it('does not start in a background tab', () => {
    expect(following(true, false).live.followers).toBe(0);
  });

  it.each([true, false])('ends when it is stopped (%s)', async (hasLiveEvents) => {
    const { live, visibility, heard, stop, pass } = following(hasLiveEvents);

    stop();
    await pass(30_000);
    visibility.change(true);

    expect([live.followers, heard]).toEqual([0, []]);
  });
});
