import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '#application/ports/shared/live-events.ts';
import type { StreamListener } from '#infrastructure/http/live/event-line.ts';
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
    throw new Error('nobody asks');
  };
  const streams = new OpenStreams(
    { options: { baseUrl: '', fetch: never } },
    { read: never, write: never, watch: never },
    { now: never, wait: never },
  );
  const heard: LiveEvent[] = [];
  const stop = new HttpLiveEvents(streams).followAll((event) => heard.push(event));
  return { streams, heard, stop };
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
