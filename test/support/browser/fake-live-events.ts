import type { DatasetNews, LiveEvent, LiveEvents } from '#application/ports/shared/live-events.ts';
import { Listeners } from '#application/shared/listeners.ts';
import type { Metrics } from '#domain/datasets/progress.ts';

/** Counts of a dataset that only this user answers. */
export const countsOf = (metrics: Metrics): DatasetNews => {
  const { total, submitted: completed } = metrics;
  return { kind: 'counted', metrics, progress: { total, completed, pending: total - completed, users: [] } };
};

export class FakeLiveEvents implements LiveEvents {
  private readonly listeners = new Listeners<LiveEvent>();
  private readonly readers = new Listeners<DatasetNews>();
  followers = 0;

  followAll = (heard: (event: LiveEvent) => void) => this.counted(this.listeners.add(heard));

  followDataset = (_: string, heard: (news: DatasetNews) => void) => this.counted(this.readers.add(heard));

  tell = this.listeners.notify;
  tellOfDataset = this.readers.notify;

  private counted(stop: () => void) {
    this.followers += 1;
    return () => {
      this.followers -= 1;
      stop();
    };
  }
}
