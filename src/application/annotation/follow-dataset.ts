import type { DatasetNews, LiveEvents } from '../ports/shared/live-events.ts';
import type { PageVisibility } from '../ports/shared/page-visibility.ts';

export class FollowDataset {
  constructor(
    private readonly live: LiveEvents,
    private readonly visibility: PageVisibility,
  ) {}

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

/** No event arrives while the page is hidden, so anything may have changed. */
function announceMissed(onNews: (news: DatasetNews) => void) {
  onNews({ kind: 'updated', recordIds: undefined });
  onNews({ kind: 'settings' });
}
