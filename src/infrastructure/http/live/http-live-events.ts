import * as v from 'valibot';
import type { LiveEvent, LiveEvents } from '#application/ports/shared/live-events.ts';
import { wireDatasetEvent } from '#contract/live/events.ts';
import type { EventStreams } from './event-streams.ts';
import type { StreamEvent } from './read-events.ts';

const readDatasetEvent = v.safeParser(v.pipe(v.string(), v.parseJson(), wireDatasetEvent));

export class HttpLiveEvents implements LiveEvents {
  constructor(private readonly streams: EventStreams) {}

  followAll(heard: (event: LiveEvent) => void): () => void {
    return this.streams.follow('ext/v1/events', {
      happened: (event) => {
        const known = toLiveEvent(event);
        if (known) heard(known);
      },
      reconnected: () => heard({ kind: 'missed' }),
    });
  }
}

/** Nothing where a newer server tells what nobody here knows. */
function toLiveEvent({ name, data }: StreamEvent): LiveEvent | undefined {
  if (name === 'datasets') return { kind: 'datasets' };
  const { success, output } = readDatasetEvent(data);
  return name === 'dataset' && success ? { kind: 'dataset', datasetId: output.dataset_id } : undefined;
}
