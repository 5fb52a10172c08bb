import type { DatasetNews, LiveEvents } from '../ports/shared/live-events.ts';
import type { PageVisibility } from '../ports/shared/page-visibility.ts';

/** Hears what others do in a dataset for as long as somebody sees it. */
export class FollowDataset {
  constructor(
    private readonly live: LiveEvents,
    private readonly visibility: PageVisibility,
  ) {}

  /** Until what it returns is called. */
  execute(datasetId: string, onNews: (news: DatasetNews) => void): () => void {
    const follow = () => this.live.followDataset(datasetId, onNews);
    let stop = this.visibility.isVisible ? follow() : undefined;
    const unwatch = this.visibility.watch((isVisible) => {
      const wasFollowing = stop !== undefined;
      stop?.();
      stop = isVisible ? follow() : undefined;
      if (isVisible && !wasFollowing) announceMissed(onNews);
    });
    return () => {
      unwatch();
      stop?.();
    };
  }
}

/** Nobody was told of what has happened in the meantime. */
function announceMissed(onNews: (news: DatasetNews) => void) {
  onNews({ kind: 'updated', recordIds: undefined });
  onNews({ kind: 'settings' });
}
