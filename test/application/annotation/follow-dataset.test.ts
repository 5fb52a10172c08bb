import { describe, expect, it } from 'vitest';
import { FollowDataset } from '#application/annotation/follow-dataset.ts';
import { FakeLiveEvents } from '../../support/browser/fake-live-events.ts';
import { FakePageVisibility } from '../../support/browser/fake-page-visibility.ts';

function following(isVisible = true) {
  const live = new FakeLiveEvents();
  const visibility = new FakePageVisibility();
  visibility.isVisible = isVisible;
  const heard: string[] = [];
  const stop = new FollowDataset(live, visibility).execute('reviews', ({ kind }) => heard.push(kind));
  return { live, visibility, heard, stop };
}

describe('following a dataset', () => {
  it('delivers events until it is stopped', () => {
    const { live, heard, stop } = following();

    live.tellOfDataset({ kind: 'completed', recordIds: ['r1'] });
    stop();
    live.tellOfDataset({ kind: 'completed', recordIds: ['r2'] });

    expect(heard).toEqual(['completed']);
    expect(live.followers).toBe(0);
  });

  it('pauses while the page is hidden', () => {
    const { live, visibility, stop } = following();

    visibility.change(false);
    expect(live.followers).toBe(0);
    visibility.change(true);

    expect(live.followers).toBe(1);
    visibility.change(false);
    stop();
    expect(live.followers).toBe(0);
  });

  it('starts when the page becomes visible', () => {
    const { live, visibility } = following(false);
    expect(live.followers).toBe(0);

    visibility.change(true);

    expect(live.followers).toBe(1);
  });

  it('announces possible changes after the page was hidden', () => {
    const { visibility, heard } = following();
    expect(heard).toEqual([]);

    visibility.change(false);
    visibility.change(true);

    expect(heard).toEqual(['updated', 'settings']);
  });
});
