import { describe, expect, it } from 'vitest';
import { FollowDataset } from '#application/annotation/follow-dataset.ts';
import { FakeAttention } from '../../support/browser/fake-attention.ts';
import { FakeLiveEvents } from '../../support/browser/fake-live-events.ts';

function following(isHere = true) {
  const live = new FakeLiveEvents();
  const attention = new FakeAttention();
  attention.isHere = isHere;
  const heard: string[] = [];
  const stop = new FollowDataset(live, attention).execute('reviews', ({ kind }) => heard.push(kind));
  return { live, attention, heard, stop };
}

describe('a dataset that somebody sees', () => {
  it('is heard of until the page is left', () => {
    const { live, heard, stop } = following();

    live.tellOfDataset({ kind: 'completed', recordIds: ['r1'] });
    stop();
    live.tellOfDataset({ kind: 'completed', recordIds: ['r2'] });

    expect(heard).toEqual(['completed']);
    expect(live.followers).toBe(0);
  });

  it('is not listened to while nobody sees the page', () => {
    const { live, attention, stop } = following();

    attention.change(false);
    expect(live.followers).toBe(0);
    attention.change(true);

    expect(live.followers).toBe(1);
    attention.change(false);
    stop();
    expect(live.followers).toBe(0);
  });

  it('is not listened to before somebody sees it', () => {
    const { live, attention } = following(false);
    expect(live.followers).toBe(0);

    attention.change(true);

    expect(live.followers).toBe(1);
  });

  it('may have changed in any way while nobody listened', () => {
    const { attention, heard } = following();
    expect(heard).toEqual([]);

    attention.change(false);
    attention.change(true);

    expect(heard).toEqual(['updated', 'settings']);
  });
});
