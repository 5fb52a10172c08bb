import { limits } from '#domain/shared/limits.ts';
import type { Attention } from '../ports/shared/attention.ts';
import type { Clock } from '../ports/shared/clock.ts';
import type { Connectivity } from '../ports/shared/connectivity.ts';
import type { LiveEvents } from '../ports/shared/live-events.ts';
import { every } from '../shared/every.ts';

export interface DatasetsFollower {
  /** This dataset is to be looked at again. */
  changed(datasetId: string): void;
  /** The whole list is. */
  listChanged(): void;
}

/** Keeps a list true for as long as somebody sees it: as the server tells, else by asking again. */
export class FollowDatasets {
  constructor(
    private readonly live: LiveEvents,
    private readonly attention: Attention,
    private readonly connectivity: Connectivity,
    private readonly clock: Clock,
  ) {}

  /** Until what it returns is called. */
  execute(isLive: boolean, follower: DatasetsFollower): () => void {
    const follow = () => (isLive ? this.subscribe(follower) : this.poll(follower));
    let stop: (() => void) | undefined = this.attention.isHere ? follow() : undefined;
    const unwatch = this.attention.watch((isHere) => {
      stop?.();
      stop = isHere ? follow() : undefined;
      if (isHere) follower.listChanged();
    });
    return () => {
      unwatch();
      stop?.();
    };
  }

  private subscribe(follower: DatasetsFollower) {
    return this.live.followAll((event) => {
      if (event.kind === 'dataset') follower.changed(event.datasetId);
      else follower.listChanged();
    });
  }

  private poll(follower: DatasetsFollower) {
    return every(limits.listPoll, this.clock, () => this.connectivity.isOnline && follower.listChanged());
  }
}
