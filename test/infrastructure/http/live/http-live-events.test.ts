import { describe, expect, it } from 'vitest';
import type { DatasetNews, LiveEvent } from '#application/ports/shared/live-events.ts';
import type { StreamListener } from '#infrastructure/http/live/event-connection.ts';
import { EventStreams } from '#infrastructure/http/live/event-streams.ts';
import { HttpLiveEvents } from '#infrastructure/http/live/http-live-events.ts';

class OpenStreams extends EventStreams {
  listener: StreamListener | undefined;
  path = '';

  override follow(path: string, listener: StreamListener) {
    this.path = path;
    this.listener = listener;
    return () => {
      this.listener = undefined;
    };
  }
}

function following() {
  const never = () => {
    throw new Error('unexpected request');
  };
  const streams = new OpenStreams(
    { options: { baseUrl: '', fetch: never } },
    { read: never, write: never, watch: never },
    { now: never, wait: never },
  );
  const heard: LiveEvent[] = [];
  const live = new HttpLiveEvents(streams);
  const stop = live.followAll((event) => heard.push(event));
  return { streams, heard, stop, live };
}

describe('live events', () => {
  it('are those of everything that the reader sees', () => {
    expect(following().streams.path).toBe('ext/v1/events');
  });

  it('tell which dataset changed, that the list did, and that something was missed', () => {
    const { streams, heard } = following();

    streams.listener?.happened({ name: 'dataset', data: '{"dataset_id":"7"}' });
    streams.listener?.happened({ name: 'datasets', data: '{}' });
    streams.listener?.reconnected();

    expect(heard).toEqual([{ kind: 'dataset', datasetId: '7' }, { kind: 'datasets' }, { kind: 'missed' }]);
  });

  it.each([
    ['dataset', 'nonsense'],
    ['dataset', '{}'],
    ['weather', '{"dataset_id":"7"}'],
  ])('pass over what only a newer server means: %s %s', (name, data) => {
    const { streams, heard } = following();

    streams.listener?.happened({ name, data });

    expect(heard).toEqual([]);
  });

  it('end when they are not wanted any more', () => {
    const { streams, stop } = following();

    stop();

    expect(streams.listener).toBeUndefined();
  });
});

describe('live events of one dataset', () => {
  function news() {
    const { live, streams } = following();
    const heard: DatasetNews[] = [];
    live.followDataset('7', (each) => heard.push(each));
    const tell = (name: string, data: unknown) => streams.listener?.happened({ name, data: JSON.stringify(data) });
    return { streams, heard, tell };
  }
  const ids = { created: [], updated: ['r1'], deleted: [], completed: ['r2', 'r3'] };
  const mine = { total: 9, submitted: 1, draft: 0, discarded: 0, pending: 8 };
  const progress = { total: 9, completed: 1, pending: 8, users: [] };

  it('are those of its own stream', () => {
    expect(news().streams.path).toBe('ext/v1/datasets/7/events');
  });

  it('tell which records are changed and completed, and how much is left', () => {
    const { streams, heard, tell } = news();

    tell('records', ids);
    tell('progress', { progress, metrics: { responses: mine } });
    streams.listener?.reconnected();

    expect(heard).toEqual([
      { kind: 'updated', recordIds: ['r1'] },
      { kind: 'completed', recordIds: ['r2', 'r3'] },
      { kind: 'counted', metrics: mine, progress },
    ]);
  });

  it('tell that records are gone, that any may have changed, and that the questions may', () => {
    const { heard, tell } = news();

    tell('records', { created: ['r4'], updated: [], deleted: ['r1'], completed: [] });
    tell('records', { all: true });
    tell('settings', {});

    expect(heard).toEqual([
      { kind: 'deleted', recordIds: ['r1'] },
      { kind: 'updated', recordIds: undefined },
      { kind: 'settings' },
    ]);
  });

  it('have the dataset looked at once there are none for this reader any more', () => {
    const { streams, heard } = news();

    streams.listener?.refused?.();

    expect(heard).toEqual([{ kind: 'settings' }]);
  });

  it.each([
    ['records', {}],
    ['progress', {}],
  ])('pass over what is not for the queue: %s', (name, data) => {
    const { heard, tell } = news();

    tell(name, data);

    expect(heard).toEqual([]);
  });
});
