import * as v from 'valibot';
import type { DatasetNews, LiveEvent, LiveEvents } from '#application/ports/shared/live-events.ts';
import { type WireRecordsEvent, wireDatasetEvent, wireProgressEvent, wireRecordsEvent } from '#contract/live/events.ts';
import { toMetrics, toProgress } from '../datasets/mappers/dataset.ts';
import type { StreamListener } from './event-connection.ts';
import type { StreamEvent } from './event-reader.ts';
import type { EventStreams } from './event-streams.ts';

const reader = <T>(schema: v.GenericSchema<unknown, T>) => {
  const read = v.safeParser(v.pipe(v.string(), v.parseJson(), schema));
  return (data: string) => {
    const { success, output } = read(data);
    return success ? (output as T) : undefined;
  };
};
const readDatasetEvent = reader(wireDatasetEvent);
const readProgressEvent = reader(wireProgressEvent);
const readRecordsEvent = reader(wireRecordsEvent);

export class HttpLiveEvents implements LiveEvents {
  constructor(private readonly streams: EventStreams) {}

  followAll = (heard: (event: LiveEvent) => void) =>
    this.follow('ext/v1/events', toLiveEvent, heard, { reconnected: () => heard({ kind: 'missed' }) });

  followDataset = (datasetId: string, heard: (news: DatasetNews) => void) =>
    this.follow(`ext/v1/datasets/${datasetId}/events`, toNews, heard, { refused: () => heard({ kind: 'settings' }) });

  private follow<T>(
    path: string,
    parse: (event: StreamEvent) => readonly T[],
    heard: (event: T) => void,
    others: Partial<StreamListener>,
  ): () => void {
    const happened = (event: StreamEvent) => {
      for (const each of parse(event)) heard(each);
    };
    return this.streams.follow(path, { reconnected: () => undefined, ...others, happened });
  }
}

/** Ignores events of a newer server. */
function toLiveEvent({ name, data }: StreamEvent): readonly LiveEvent[] {
  if (name === 'datasets') return [{ kind: 'datasets' }];
  const event = name === 'dataset' ? readDatasetEvent(data) : undefined;
  return event ? [{ kind: 'dataset', datasetId: event.dataset_id }] : [];
}

function toNews({ name, data }: StreamEvent): readonly DatasetNews[] {
  if (name === 'settings') return [{ kind: 'settings' }];
  if (name === 'progress') {
    const event = readProgressEvent(data);
    if (!event) return [];
    return [{ kind: 'counted', metrics: toMetrics(event.metrics), progress: toProgress(event.progress) }];
  }
  const event = name === 'records' ? readRecordsEvent(data) : undefined;
  return event ? toRecordsNews(event) : [];
}

function toRecordsNews(event: WireRecordsEvent): readonly DatasetNews[] {
  if ('all' in event) return [{ kind: 'updated', recordIds: undefined }];
  const kinds = ['updated', 'deleted', 'completed'] as const;
  return kinds.flatMap((kind) => (event[kind].length > 0 ? [{ kind, recordIds: event[kind] }] : []));
}
