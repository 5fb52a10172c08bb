import { limits } from '#domain/shared/limits.ts';
import type { Clock } from '../ports/shared/clock.ts';
import type { Connectivity } from '../ports/shared/connectivity.ts';
import type { LiveEvents } from '../ports/shared/live-events.ts';
import type { PageVisibility } from '../ports/shared/page-visibility.ts';
import { repeatEvery } from '../shared/repeat-every.ts';

export interface DatasetsFollower {
  changed(datasetId: string): void;
  listChanged(): void;
}

/** Keeps the list of datasets current while the page is visible: by live events, else by polling. */
export class FollowDatasets {
  constructor(
    private readonly live: LiveEvents,
    private readonly visibility: PageVisibility,
    private readonly connectivity: Connectivity,
    private readonly clock: Clock,
  ) {}

  execute(isLive: boolean, follower: DatasetsFollower): () => void {
    const follow = () => (isLive ? this.subscribe(follower) : this.poll(follower));
    let stop: (() => void) | undefined = this.visibility.isVisible ? follow() : undefined;
    const unwatch = this.visibility.watch((isVisible) => {
      stop?.();
      stop = isVisible ? follow() : undefined;
      if (isVisible) follower.listChanged();
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
    return repeatEvery(limits.listPollMs, this.clock, () => this.connectivity.isOnline && follower.listChanged());
  }
}
